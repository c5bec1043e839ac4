/** Parts of the page that never become smaller, so that what stands below them stays there: `{@attach steady}`. */
import { settings } from "../../lib/settings.svelte";

/** Where the window is lower than this, room counts for more than rest. */
const LOW = 830;

/** After the size of the window has changed, the page takes so many milliseconds to find its new shape. */
const SETTLING = 300;

/** It has the greatest height it ever had; another size of the window or of the text begins anew. */
export const steady = (node: HTMLElement): (() => void) => hold(node, LOW);

/** The same in low windows too: for what takes little. */
export const steadyAnywhere = (node: HTMLElement): (() => void) => hold(node, 0);

function hold(node: HTMLElement, low: number): () => void {
  // eslint-disable-next-line @typescript-eslint/no-meaningless-void-operator -- an attachment begins anew with what it has read
  void settings.textSize;
  let most = 0;
  let settled = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;
  function look(): void {
    if (innerHeight < low || performance.now() < settled || node.offsetHeight <= most) return;
    most = node.offsetHeight;
    node.style.minHeight = `${most}px`;
  }
  const observer = new ResizeObserver(look);
  function anew(): void {
    most = 0;
    node.style.minHeight = "";
    settled = performance.now() + SETTLING;
    clearTimeout(settling);
    settling = setTimeout(look, SETTLING);
  }
  observer.observe(node);
  addEventListener("resize", anew);
  return () => {
    clearTimeout(settling);
    observer.disconnect();
    removeEventListener("resize", anew);
    node.style.minHeight = "";
  };
}
