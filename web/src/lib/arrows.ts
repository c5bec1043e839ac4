/** The arrow keys move the focus over a board by where things are drawn, whatever they are made of. */

const REACHABLE = "button:not(:disabled), a[href], summary, input, select, [tabindex='0']";
/** How much farther something seems for every step aside. */
const ASIDE = 2;

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** How far a box is in the direction of a key; null if it does not lie there. */
export function distance(key: string, from: Box, to: Box): number | null {
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  const [along, aside] = across ? [wide, high] : [high, wide];
  const away = sign * (middle(along(to)) - middle(along(from)));
  return away <= 1 ? null : away + ASIDE * gap(aside(from), aside(to));
}

/** Move the focus from where it is to what lies next in that direction; from nowhere, to the first thing there is. */
export function moveFocus(key: string, areas: Iterable<Element>): void {
  const there = [...areas].flatMap((area) => [...area.querySelectorAll<HTMLElement>(REACHABLE)]).filter(isShown);
  const now = document.activeElement;
  const from = there.find((each) => each === now)?.getBoundingClientRect();
  if (from === undefined) {
    there[0]?.focus();
    return;
  }
  let best: { to: HTMLElement; far: number } | null = null;
  for (const to of there) {
    const far = to === now ? null : distance(key, from, to.getBoundingClientRect());
    if (far !== null && (best === null || far < best.far)) best = { to, far };
  }
  best?.to.focus();
}

type Stretch = readonly [number, number];

const wide = (box: Box): Stretch => [box.left, box.right];
const high = (box: Box): Stretch => [box.top, box.bottom];

function middle([start, end]: Stretch): number {
  return (start + end) / 2;
}

/** How far apart two stretches are; nothing where they overlap. */
function gap(one: Stretch, other: Stretch): number {
  return Math.max(0, other[0] - one[1], one[0] - other[1]);
}

function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
