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
