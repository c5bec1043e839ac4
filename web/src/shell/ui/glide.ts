/** What has to move glides to its new place instead of jumping there: `{@attach glide}` on what holds it. */
import { isAnimated } from "../../lib/settings.svelte";

const LENGTH = 240;
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
/** After the size of the window has changed, everything is where it is at once, for so many milliseconds. */
const SETTLING = 300;
/** Less than this is rounding, and not worth a movement. */
const LEAST = 2;

interface Place {
  left: number;
  top: number;
}

/**
 * Whatever stands directly in the node, by transform alone: nothing is laid out anew on the way. What comes and goes
 * anywhere in it is noticed before the next frame, so that nothing is ever seen in its new place too early.
 */
export function glide(node: HTMLElement): () => void {
  let places = new Map<HTMLElement, Place>();
  const moving = new Map<HTMLElement, Animation>();
  let settled = 0;

  /** Within the node, whatever glides meanwhile. */
  function placeOf(child: HTMLElement): Place {
    const inside = child.offsetParent === node;
    return { left: child.offsetLeft - (inside ? 0 : node.offsetLeft), top: child.offsetTop - (inside ? 0 : node.offsetTop) };
  }

  function look(): void {
    const children = [...node.children].filter((each) => each instanceof HTMLElement);
    const now = new Map(children.map((child) => [child, placeOf(child)]));
    const glides = isAnimated() && performance.now() >= settled;
    for (const [child, to] of now) {
      const from = places.get(child);
      if (from === undefined) sizes.observe(child);
      else if (glides) move(child, from.left - to.left, from.top - to.top);
    }
    places = now;
  }

  function move(child: HTMLElement, across: number, down: number): void {
    if (Math.hypot(across, down) < LEAST) return;
    const [left, top] = moving.has(child) ? onTheWay(child) : [0, 0];
    moving.get(child)?.cancel();
    const frames = [{ translate: `${across + left}px ${down + top}px` }, { translate: "0px 0px" }];
    const animation = child.animate(frames, { duration: LENGTH, easing: EASE });
    moving.set(child, animation);
    animation.onfinish = () => moving.delete(child);
  }

  function anew(): void {
    settled = performance.now() + SETTLING;
  }

  const sizes = new ResizeObserver(look);
  const order = new MutationObserver(look);
  sizes.observe(node);
  look();
  order.observe(node, { childList: true, subtree: true });
  addEventListener("resize", anew);
  return () => {
    sizes.disconnect();
    order.disconnect();
    removeEventListener("resize", anew);
    for (const animation of moving.values()) animation.cancel();
  };
}

/** How far something that still glides is from its place. */
function onTheWay(child: HTMLElement): [number, number] {
  const [left = 0, top = 0] = getComputedStyle(child).translate.split(" ").map((each) => Number.parseFloat(each) || 0);
  return [left, top];
}
