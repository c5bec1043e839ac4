/**
 * Where things are on the page, by the names they have in `data-anchor` (several, with spaces between). `first:NAME` is
 * the first thing in there, `after:NAME` where the next thing in a row would lie, `NAME#2` the second of that name.
 */
import type { Place } from "./scene";

/** What has places that are no elements: the map, drawn on a canvas. */
type Finder = (name: string) => DOMRect | null;

const [FIRST, AFTER] = ["first:", "after:"];
const GAP = 8;

const finders = new Map<string, Finder>();

/** Names that begin like this are looked up there. Returns what ends it: for an effect. */
export function provide(prefix: string, find: Finder): () => void {
  finders.set(prefix, find);
  return () => void finders.delete(prefix);
}

export interface Found {
  box: DOMRect;
  element: HTMLElement | SVGElement | null;
}

/** The first of these places that is in sight; null if none is. */
export function find(place: Place): Found | null {
  for (const name of typeof place === "string" ? [place] : place) {
    const found = findNamed(name);
    if (found !== null) return found;
  }
  return null;
}

function findNamed(name: string): Found | null {
  if (name.startsWith(FIRST)) return first(findNamed(name.slice(FIRST.length)));
  if (name.startsWith(AFTER)) return after(findNamed(name.slice(AFTER.length)));
  const [plain = name, which = "1"] = name.split("#");
  for (const [prefix, finder] of finders) {
    const box = name.startsWith(prefix) ? finder(name.slice(prefix.length)) : null;
    if (box !== null) return { box, element: null };
  }
  const all = document.querySelectorAll<HTMLElement | SVGElement>(`[data-anchor~="${CSS.escape(plain)}"]`);
  const found = [...all].map((element) => ({ element, box: element.getBoundingClientRect() }));
  return found.filter(({ element, box }) => isInSight(element, box))[Number(which) - 1] ?? null;
}

function first(around: Found | null): Found | null {
  const element = around?.element?.firstElementChild;
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return around;
  return { box: element.getBoundingClientRect(), element };
}

/** Beside the last thing in a row, if there is room; else the row. */
function after(row: Found | null): Found | null {
  const last = row?.element?.lastElementChild?.getBoundingClientRect();
  if (row === null || last === undefined || last.right + last.width > row.box.right) return row;
  return { box: new DOMRect(last.right + GAP, last.top, last.width, last.height), element: null };
}

function isInSight(element: Element, box: DOMRect): boolean {
  if (box.width === 0 || box.height === 0) return false;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (!holds(new DOMRect(0, 0, innerWidth, innerHeight), x, y)) return false;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === "visible" && overflowY === "visible") continue;
    if (around !== document.body && around !== document.documentElement && !holds(around.getBoundingClientRect(), x, y)) return false;
  }
  return true;
}

function holds(box: DOMRect, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
