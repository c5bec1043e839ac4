/** Answers in cells of one size: whatever is asked, the first begins at the same place: `{@attach cells(...)}`. */

/** So many rows of cells are in sight. */
const ROWS = 2;

/** How many cells of a row each of these takes, and how many of them there is room for. */
export function layCells(widths: readonly number[], cell: number, gap: number, columns: number): { spans: number[]; fits: number } {
  const spans = widths.map((width) => Math.min(columns, Math.max(1, Math.ceil((width + gap) / (cell + gap)))));
  let [row, column, fits] = [0, 0, 0];
  for (const span of spans) {
    if (column + span > columns) [row, column] = [row + 1, 0];
    if (row === ROWS) break;
    column += span;
    fits += 1;
  }
  return { spans, fits };
}

/**
 * Long answers take several cells of the grid. `report` hears how many of them are in sight without scrolling; which
 * answers there are is read so that others are laid out anew.
 */
export function cells(answers: readonly unknown[], report: (fits: number) => void): (grid: HTMLElement) => () => void {
  return (grid) => {
    function lay(): void {
      const laid = [...grid.querySelectorAll<HTMLElement>(".answer")].slice(0, answers.length);
      const { gridTemplateColumns, columnGap } = getComputedStyle(grid);
      const tracks = gridTemplateColumns.split(" ").map(Number.parseFloat);
      grid.classList.add("measured");
      const widths = laid.map((each) => each.offsetWidth);
      grid.classList.remove("measured");
      const { spans, fits } = layCells(widths, tracks[0] ?? 0, Number.parseFloat(columnGap) || 0, tracks.length);
      laid.forEach((each, place) => (each.style.gridColumn = `span ${spans[place] ?? 1}`));
      report(fits);
    }
    const observer = new ResizeObserver(lay);
    observer.observe(grid);
    lay();
    return () => observer.disconnect();
  };
}
