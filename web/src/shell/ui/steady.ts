/** Parts of the page that never become smaller, so that what stands below them stays there: `{@attach steady}`. */

/** It has the greatest height it ever had; another size of the window begins anew. */
export function steady(node: HTMLElement): () => void {
  let most = 0;
  const observer = new ResizeObserver(() => {
    if (node.offsetHeight <= most) return;
    most = node.offsetHeight;
    node.style.minHeight = `${most}px`;
  });
  function anew(): void {
    most = 0;
    node.style.minHeight = "";
  }
  observer.observe(node);
  addEventListener("resize", anew);
  return () => {
    observer.disconnect();
    removeEventListener("resize", anew);
  };
}
