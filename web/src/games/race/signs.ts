/**
 * Lines that a small card has no room for become signs, from the last one: none is cut. Those that matter most
 * (`data-last`) become signs last, and are said in brief before: after the others have become signs, or at once
 * (`data-last="brief"`). `{@attach signs(...)}`
 */

/** `read`: what the lines are made of, so that others are laid out anew. The card shows them in full when pointed at. */
export function signs(...read: unknown[]): (powers: HTMLElement) => (() => void) | undefined {
  return (powers) => {
    const card = powers.parentElement;
    if (card === null || read.length === 0) return;
    function lay(): void {
      const lines = [...powers.children].reverse();
      powers.classList.remove("none");
      for (const line of lines) line.classList.remove("sign", "brief");
      const matter = lines.filter((line) => line.hasAttribute("data-last"));
      const others = lines.filter((line) => !matter.includes(line));
      const one = (line: Element): [string, Element[]] => ["sign", [line]];
      const brief: [string, Element[]] = ["brief", matter];
      const early = matter.some((line) => line.getAttribute("data-last") === "brief");
      const first: [string, Element[]][] = early ? [brief, ...others.map(one)] : [...others.map(one), brief];
      const steps = [...first, ...matter.map(one)];
      for (const [how, which] of steps) {
        if (!overflows(powers)) return;
        for (const line of which) line.classList.add(how);
      }
      powers.classList.toggle("none", overflows(powers));
    }
    const observer = new ResizeObserver(lay);
    observer.observe(card);
    lay();
    return () => observer.disconnect();
  };
}

function overflows({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
}
