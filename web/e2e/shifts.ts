/** How much of a page moves by itself while one plays: the layout shift, as browsers count it. */
import type { Page } from "@playwright/test";

/** One movement: how much of the window it was, and what has moved. */
export interface Shift {
  value: number;
  moved: string[];
}

declare global {
  interface Window {
    shifts?: Shift[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Watch from before the page is there. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.shifts = shifts;

    function path(node: Node | null): string {
      const names: string[] = [];
      for (let each = node instanceof Element ? node : (node?.parentElement ?? null); each !== null && names.length < 4; each = each.parentElement) {
        const kinds = [...each.classList].filter((name) => !name.startsWith("s-") && !name.startsWith("svelte-"));
        names.unshift([each.localName, ...kinds].join("."));
      }
      return names.join(" > ");
    }

    function box({ x, y, width, height }: DOMRectReadOnly): string {
      return [x, y, width, height].map(Math.round).join(",");
    }

    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => `${path(node)} ${box(previousRect)} to ${box(currentRect)}`);
        shifts.push({ value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export async function shiftsOf(page: Page): Promise<Shift[]> {
  return await page.evaluate(() => window.shifts ?? []);
}

/** All of it together: the Web Vitals would leave out what a click has brought about. */
export function movement(shifts: Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/** The greatest of them in words, for who has to find out why. */
export function greatest(shifts: Shift[]): string {
  const most = shifts.toSorted((one, other) => other.value - one.value).slice(0, 5);
  return most.map(({ value, moved }) => `${value.toFixed(4)}\n  ${moved.join("\n  ")}`).join("\n");
}

/** What moves before the first question is there and everything has come to rest does not count. */
export async function countFromHere(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await atRest(page);
  await page.evaluate(() => window.shifts?.splice(0));
}

/** Whoever reads before answering sees everything come to rest. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity));
}
