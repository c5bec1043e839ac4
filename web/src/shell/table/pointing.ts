/** What a lesson means is ringed on the board, wherever and however often it is drawn. */

/** Ring the parts with these anchors until the function that is returned is called. */
export function pointAt(anchors: readonly string[]): () => void {
  const mark = (): void => {
    for (const element of document.querySelectorAll<HTMLElement>("[data-anchor]")) {
      const names = (element.dataset.anchor ?? "").split(" ");
      element.toggleAttribute("data-meant", names.some((name) => anchors.includes(name)));
    }
  };
  mark();
  if (anchors.length === 0) return () => undefined;
  // boards draw parts anew as they change
  const watcher = new MutationObserver(mark);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    for (const element of document.querySelectorAll("[data-meant]")) element.removeAttribute("data-meant");
  };
}
