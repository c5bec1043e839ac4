/** What a page looks like, and whether everybody can use it. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { join } from "node:path";

const SCREENSHOTS = join(import.meta.dirname, "../test-results/screenshots");
/** Lines that are like those before them, by the hundred. */
const MORE_OF_THE_SAME = "li:nth-child(n + 4) > .move";
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** A picture named after the view, its theme, language and size. */
export async function picture(page: Page, view: string): Promise<void> {
  // icons and fonts too
  await page.waitForLoadState("networkidle");
  const { theme, language } = await page.evaluate(() => ({
    theme: document.documentElement.dataset.theme ?? "",
    language: document.documentElement.lang,
  }));
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const name = `${view}-${theme}-${language}-${size.width}x${size.height}.png`;
  await page.screenshot({ path: join(SCREENSHOTS, name), animations: "disabled" });
}

/** No violation of WCAG 2.2 AA, and nothing that one has to scroll sideways for. */
export async function usable(page: Page): Promise<void> {
  // there are no frames to look into, and only violations are of interest
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.withTags(WCAG).exclude(MORE_OF_THE_SAME).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => `${node.failureSummary ?? ""} ${node.html}`) }));
  expect(found).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond).toBe(0);
}

/** Those of these that are not whole in sight: cut off by the window, or by something that scrolls or clips. */
export async function outOfSight(page: Page, selector: string): Promise<string[]> {
  return await page.locator(selector).evaluateAll((all) =>
    all
      .filter((each) => {
        const box = each.getBoundingClientRect();
        let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
        for (let around = each.parentElement; around !== null; around = around.parentElement) {
          if (getComputedStyle(around).overflow === "visible") continue;
          const room = around.getBoundingClientRect();
          [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
          [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
        }
        // half a pixel is rounding
        return box.left < left - 0.5 || box.top < top - 0.5 || box.right > right + 0.5 || box.bottom > bottom + 0.5;
      })
      .map((each) => each.getAttribute("aria-label") ?? each.textContent.trim().slice(0, 60)),
  );
}

/**
 * Words that can not be read: cut off by the window or by what they lie in, though nothing can be scrolled and no title
 * says them; or written over others.
 */
export async function unreadable(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    interface Line {
      holder: Element;
      words: string;
      box: DOMRect;
    }
    const found: string[] = [];
    const whole: Line[] = [];

    /** What is left to be seen of the page at an element, and whether it can be scrolled there. */
    function sight(element: Element, box: DOMRect): { left: number; top: number; right: number; bottom: number; scrolls: boolean } {
      // a page that scrolls is not cut off by the window
      const page = document.documentElement;
      let [left, top, right, bottom] = [0, 0, innerWidth, page.scrollHeight > innerHeight ? Infinity : innerHeight];
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(around);
        if (display === "inline" || display === "contents") continue;
        if (overflowX === "visible" && overflowY === "visible") continue;
        const room = around.getBoundingClientRect();
        const scrolls = [overflowX, overflowY].some((how) => how === "auto" || how === "scroll");
        const within = box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;
        if (scrolls && !within) return { left, top, right, bottom, scrolls };
        [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
        [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
      }
      return { left, top, right, bottom, scrolls: false };
    }

    // what lies behind a window is not read
    const front = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const [words, holder] = [node.textContent?.trim() ?? "", node.parentElement];
      if (words === "" || holder === null || holder.closest(".unseen, svg") !== null) continue;
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (getComputedStyle(holder).clipPath !== "none") continue; // read aloud, not shown
      const range = document.createRange();
      range.selectNodeContents(node);
      // what is out of sight as a whole was left out on purpose
      let [seen, missing] = [false, false];
      for (const box of range.getClientRects()) {
        const { left, top, right, bottom, scrolls } = sight(holder, box);
        if (scrolls || right - left < 2 || bottom - top < 2) continue;
        seen ||= box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        // letters may reach beyond their line, but not by a quarter of it
        const beyond = box.height / 4;
        const cut = box.left < left - 1 || box.right > right + 1 || box.top < top - beyond || box.bottom > bottom + beyond;
        missing ||= cut;
        if (!cut) whole.push({ holder, words, box });
      }
      if (seen && missing && holder.closest("[title]") === null) found.push(`cut: ${words}`);
    }
    /** Whether something that is not see-through, such as a window, lies between the two at this point. */
    function apart(one: Element, other: Element, x: number, y: number): boolean {
      for (const each of document.elementsFromPoint(x, y)) {
        const [around, below] = [each.contains(one), each.contains(other)];
        if (around && below) return false;
        if (/^rgb\(/u.test(getComputedStyle(each).backgroundColor)) return true;
      }
      return false;
    }

    whole.forEach((one, place) => {
      for (const other of whole.slice(place + 1)) {
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const over = wide > 2 && high > 0.35 * Math.min(one.box.height, other.box.height);
        if (!over || one.holder === other.holder) continue;
        const [x, y] = [Math.max(one.box.left, other.box.left) + wide / 2, Math.max(one.box.top, other.box.top) + high / 2];
        if (!apart(one.holder, other.holder, x, y)) found.push(`over: ${one.words} / ${other.words}`);
      }
    });
    return [...new Set(found)];
  });
}

/** Those of these whose words do not fit in them: cut off, or with dots at the end. */
export async function clipped(page: Page, selector: string): Promise<string[]> {
  return await page.locator(selector).evaluateAll((all) =>
    all
      .filter((each) => {
        // letters may reach beyond their line, but not by half of it
        const cut = each.scrollHeight > each.clientHeight + 5 || each.scrollWidth > each.clientWidth + 1;
        return each.clientWidth > 0 && cut;
      })
      .map((each) => each.textContent.trim()),
  );
}
