/** Parts of the page that never become smaller, so that what stands below them stays there: `{@attach steady}`. */

/** Where the window is lower than this, room counts for more than rest. */
const LOW = 830;

/** After the size of the window has changed, the page takes so many milliseconds to find its new shape. */
const SETTLING = 300;

/** It has the greatest height it ever had; another size of the window begins anew. */
export function steady(node: HTMLElement): () => void {
  let most = 0;
  let settled = 0;
  function hold(): void {
    if (innerHeight < LOW || performance.now() < settled || node.offsetHeight <= most) return;
    most = node.offsetHeight;
    node.style.minHeight = `${most}px`;
  }
  const observer = new ResizeObserver(hold);
  function anew(): void {
    most = 0;
    node.style.minHeight = "";
    settled = performance.now() + SETTLING;
    setTimeout(hold, SETTLING);
  }
  observer.observe(node);
  addEventListener("resize", anew);
  return () => {
    observer.disconnect();
    removeEventListener("resize", anew);
  };
}
