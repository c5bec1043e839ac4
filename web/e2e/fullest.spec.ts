/** The fullest positions: what a decision needs is in sight, without scrolling. */
import type { Page } from "@playwright/test";
import type { NewTable } from "../src/generated/protocol";
import type { Settings } from "../src/lib/settings.svelte";
import { BOT, DESKTOP, expect, fullTable, openTable, PERSON, PHONE, test } from "./people";
import { clipped, outOfSight, picture, unreadable, usable } from "./looks";

interface Game {
  seats: number;
  table: Partial<NewTable>;
  positions: string[];
  /** What has to be in sight, and how many of each there are. */
  shown: Record<string, number>;
  /** The same on a phone. */
  onPhone: Record<string, number>;
  /** Names that are whole, however long they are. */
  named?: string;
}

const GAMES: Record<string, Game> = {
  outpost: {
    seats: 9,
    table: { game: "outpost" },
    positions: ["auction", "turn"],
    shown: { ".seats .seat": 9, ".market > li": 9, ".hand [data-resource]": 16, ".others tbody tr": 8, ".colony .group": 7 },
    onPhone: { ".hand [data-resource]": 16, "main .pane li button": 9 },
  },
  race: {
    seats: 6,
    table: { game: "race", options: { expansion: "rebel" } },
    positions: ["settle", "explore beside a hand", "explore"],
    shown: { ".seats .seat": 6, ".bottom [data-card]": 13, ".own [data-card]": 11, ".others [data-card]": 52, ".top li": 11 },
    onPhone: { ".tableau [data-card]": 11 },
    named: ".card .name > span, .chip .name, .card .powers:not(.none)",
  },
  "trucker in the yard": {
    seats: 4,
    table: { game: "trucker", options: { rounds: "3-3a" } },
    positions: ["forecast", "yard"],
    shown: { ".seats .seat": 4, "[data-spot]": 36, ".top section": 2, ".side .held": 1, ".pile": 4 },
    onPhone: { "[data-spot]": 36, ".reach section": 2 },
  },
  "trucker in flight": {
    seats: 4,
    table: { game: "trucker", options: { rounds: "3-3a" } },
    positions: ["broken", "combat", "planets", "meteors"],
    shown: { ".seats .seat": 4, "[data-spot]": 36, ".standings li": 4, ".adventure": 1, ".prospect": 2 },
    onPhone: { "[data-spot]": 36, ".prospect": 2 },
  },
  "trucker's accounts": {
    seats: 4,
    table: { game: "trucker", options: { rounds: "3-3a" } },
    positions: ["accounts"],
    shown: { ".seats .seat": 4, ".accounts > ol > li": 4, ".accounts .so-far": 16 },
    onPhone: {},
  },
  frontier: {
    seats: 5,
    table: { game: "frontier", options: { cargo: true, bernal: true, colonist: true, gigawatt: true, endgame: true } },
    positions: ["turn"],
    shown: { ".seats .seat": 5, ".stacks [role=tab]": 6, ".stack [draggable=true]": 7, ".stack .do": 4, ".hand .held": 7, ".map canvas": 2 },
    onPhone: { ".page .map > canvas": 1 },
  },
};

const LOW = { width: 1280, height: 720 };
const LOOKS: [Partial<Settings>, (typeof DESKTOP)[]][] = [
  [{ theme: "dark", language: "en" }, [LOW, DESKTOP]],
  [{ theme: "light", language: "fr" }, [LOW, PHONE]],
];

async function inSight(page: Page, shown: Record<string, number>): Promise<void> {
  for (const [selector, number] of Object.entries(shown)) {
    await expect(page.locator(selector)).toHaveCount(number);
    expect(await outOfSight(page, selector), selector).toEqual([]);
  }
}

for (const [name, { seats, table, positions, shown, onPhone, named }] of Object.entries(GAMES)) {
  for (const [settings, sizes] of LOOKS) {
    test(`the fullest ${name}, ${settings.language} ${settings.theme}`, async ({ invite }) => {
      const page = await invite("Ada", { settings, context: { reducedMotion: "reduce" } });
      for (const position of positions) {
        await page.goto(`/table/${await fullTable(page, seats, position, table)}`);
        for (const size of sizes) {
          await page.setViewportSize(size);
          await expect(page.locator(".prompt.asks")).toBeVisible();
          await picture(page, `fullest-${name}-${position}`);
          // nothing on a wide board is left to be scrolled for, in any of them; the last is looked at piece by piece
          if (size !== PHONE) expect(await scrolling(page)).toEqual([]);
          expect(await unreadable(page)).toEqual([]);
          if (named !== undefined) expect(await clipped(page, named)).toEqual([]);
          expect(await overlapping(page, ".hand .held > *")).toEqual([]);
          if (position === positions.at(-1)) await inSight(page, size === PHONE ? onPhone : shown);
        }
      }
      await usable(page);
    });
  }
}

test("on a phone a pile that is looked at lies open beside every pane, and the sand stays in sight", async ({ invite }) => {
  const page = await invite("Ada", { context: { viewport: PHONE } });
  await page.goto(`/table/${await fullTable(page, 4, "forecast", { game: "trucker", options: { rounds: "3-3a" } })}`);
  for (const pane of ["Others", "Cards", "My ship"]) {
    await page.getByRole("tab", { name: pane }).click();
    await expect(page.getByRole("list", { name: "pile 2" })).toHaveCount(1);
    await inSight(page, { ".hand .looking li": 4, ".reach section": 2 });
  }
});

test("on a phone a long hint ends where the window does", async ({ invite }) => {
  const page = await invite("Ada", { context: { viewport: PHONE } });
  await page.goto(`/table/${await fullTable(page, 6, "explore", { game: "race", options: { expansion: "rebel" } })}`);
  await page.locator(".prompt .hint").click();
  await inSight(page, { ".prompt .popup": 1, ".prompt .popup header button": 1 });
});

test("a card that the rules name shows itself", async ({ invite }) => {
  const page = await invite("Ada");
  await page.goto(`/table/${await fullTable(page, 6, "actions", { game: "race", options: { expansion: "rebel" } })}`);
  await page.getByRole("tab", { name: "Rules" }).click();
  await page.getByRole("cell", { name: "Contact Specialist", exact: true }).hover();
  await expect(page.getByRole("tooltip")).toContainText("Contact Specialist");
});

test("names are whole in large letters too", async ({ invite }) => {
  const page = await invite("Ada", { settings: { textSize: 130 }, context: { viewport: LOW } });
  await page.goto(`/table/${await fullTable(page, 9, "auction", { game: "outpost" })}`);
  await expect(page.locator(".bids li")).toHaveCount(9);
  await picture(page, "fullest-outpost-large");
  for (const names of [".bids .clip", ".others .clip", ".seats .name", ".market h4"]) expect(await clipped(page, names), names).toEqual([]);
});

test("a colony of Outpost is whole in sight below a market in full size", async ({ invite }) => {
  const page = await invite("Ada", { settings: { language: "fr" }, context: { viewport: LOW } });
  await page.goto(`/table/${await openTable(page, [PERSON, BOT, BOT, BOT, BOT], "full 5")}`);
  for (const size of [LOW, DESKTOP]) {
    await page.setViewportSize(size);
    await expect(page.locator(".prompt.asks")).toBeVisible();
    await picture(page, "fullest-outpost-five");
    expect(await scrolling(page)).toEqual([]);
  }
});

test("every page of the world of High Frontier is whole in sight", async ({ invite }) => {
  const page = await invite("Ada", { settings: { language: "fr", theme: "light" } });
  const { seats, table } = GAMES["frontier"] ?? { seats: 0, table: {} };
  await page.goto(`/table/${await fullTable(page, seats, "turn", table)}`);
  await page.getByRole("tab", { name: "Monde" }).click();
  for (const size of [LOW, DESKTOP]) {
    await page.setViewportSize(size);
    for (const name of ["Politique", "PV", "Gloires", "Société"]) {
      await page.getByRole("radio", { name }).check();
      await picture(page, `fullest-frontier-${name}`);
      expect(await scrolling(page), name).toEqual([]);
    }
  }
});

/** Those of a row that lie over the next one, by what stands on them. */
async function overlapping(page: Page, selector: string): Promise<string[]> {
  return await page.locator(selector).evaluateAll((all) => {
    const boxes = all.map((each) => each.getBoundingClientRect());
    return all.flatMap((each, place) => {
      const [box, next] = [boxes[place], boxes[place + 1]];
      const covers = box !== undefined && next !== undefined && box.right > next.left + 1 && next.left >= box.left && box.top < next.bottom && next.top < box.bottom;
      return covers ? [each.textContent.trim()] : [];
    });
  });
}

/** What holds more than it shows, but for the log. */
async function scrolling(page: Page): Promise<string[]> {
  return await page.locator(".ground, .ground *, .seats, .bottom, .bottom *").evaluateAll((all) =>
    all
      .filter((each) => {
        const { overflowX, overflowY } = getComputedStyle(each);
        const scrolls = [overflowX, overflowY].some((how) => how === "auto" || how === "scroll");
        return scrolls && (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1);
      })
      .map((each) => `${each.classList.value} ${each.scrollWidth} x ${each.scrollHeight} in ${each.clientWidth} x ${each.clientHeight}`),
  );
}
