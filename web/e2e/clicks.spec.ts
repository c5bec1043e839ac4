/** What a game takes of its player: how many clicks, and how much of the page moves under the pointer. */
import type { Page } from "@playwright/test";
import { BOT, expect, openTable, PERSON, test } from "./people";
import { type Asked, Player } from "./player";
import { Racer } from "./racer";

/** As everybody has it who has set nothing. */
const USUAL = { oneClick: true, answerForced: true, motion: "reduced" } as const;

/** What is counted in the page. */
interface Taken {
  clicks: number;
  /** The layout shift of all that nobody's click has brought about, as browsers count it. */
  unexpected: number;
  /** Of everything, also of what moves because one has just answered. */
  moved: number;
}

/** Count from before the page is there. */
async function count(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const taken: Taken = { clicks: 0, unexpected: 0, moved: 0 };
    Object.assign(window, { taken });
    addEventListener("click", (event) => (taken.clicks += event.isTrusted ? 1 : 0), true);
    new PerformanceObserver((list) => {
      for (const each of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        // before the first question the table is still being set
        if (taken.clicks === 0 && document.querySelector(".prompt[data-asked]") === null) continue;
        taken.moved += each.value;
        if (!each.hadRecentInput) taken.unexpected += each.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Play to the end with no more clicks than it takes. */
async function play(player: Player): Promise<Taken> {
  for (let asked = await player.next(); asked !== null; asked = await player.next()) await answer(player, asked);
  const taken = await player.page.evaluate(() => (window as unknown as { taken: Taken }).taken);
  console.log(JSON.stringify(taken));
  return taken;
}

/** What the page still wants for this answer: nothing, a press on the button that sends or confirms. */
async function answer(player: Player, asked: Asked): Promise<void> {
  await player.draft(asked);
  for (;;) {
    const wanted = await player.page.waitForFunction((id) => {
      const bar = document.querySelector<HTMLElement>(".prompt");
      if (bar?.dataset.asked !== id) return "nothing";
      if (bar.querySelector("[aria-busy=true]") !== null) return false;
      return bar.querySelector<HTMLButtonElement>(".primary")?.disabled === false ? "a press" : false;
    }, asked.id);
    if ((await wanted.jsonValue()) === "nothing") return;
    await player.press(player.bar.locator(".primary"));
  }
}

// with two or three clicks for every answer it was 151 clicks for Outpost and 101 for Race, and a movement of 11 and 8

test("a game of Outpost takes few clicks, and the page stays where it is", async ({ invite }) => {
  test.slow();
  const page = await invite("Ada", { settings: USUAL });
  await count(page);
  await page.goto(`/table/${await openTable(page, [PERSON, BOT, BOT], "clicks 1")}`);
  const { clicks, moved } = await play(new Player(page, { buys: 99 }));
  expect(clicks).toBeLessThan(70);
  expect(moved).toBeLessThan(3);
});

test("a game of Race takes few clicks, and the page stays where it is", async ({ invite }) => {
  test.slow();
  const page = await invite("Ada", { settings: USUAL });
  await count(page);
  await page.goto(`/table/${await openTable(page, [PERSON, BOT, BOT], "clicks 1", { game: "race" })}`);
  const { clicks, moved, unexpected } = await play(new Racer(page));
  expect(clicks).toBeLessThan(50);
  expect(moved).toBeLessThan(1.6);
  expect(unexpected).toBeLessThan(0.1);
});
