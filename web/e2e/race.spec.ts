/** Race for the Galaxy: a whole game with takeovers, the board for everybody, by key and by finger. */
import type { Page } from "@playwright/test";
import type { SeatPlan } from "../src/generated/protocol";
import { picture, usable } from "./looks";
import { BOT, expect, join, openTable, OPEN, PERSON, PHONE, test } from "./people";
import { QUICK, Racer } from "./racer";

const WITH_TAKEOVERS = { expansion: "rebel", takeovers: true };

function openRace(page: Page, seats: SeatPlan[], seed: string): Promise<string> {
  return openTable(page, seats, seed, { game: "race", options: WITH_TAKEOVERS });
}

test("two people and two bots play to the end, and take worlds from each other", async ({ invite }) => {
  const [ada, ben] = await Promise.all([
    invite("Ada", { settings: QUICK }),
    invite("Ben", { settings: { ...QUICK, language: "fr", theme: "light" } }),
  ]);
  // with these cards one of them can attack the other in the first round
  const table = await openRace(ada, [PERSON, OPEN, BOT, BOT], "takeover 17");
  await join(ben, table);
  await Promise.all([ada.goto(`/table/${table}`), ben.goto(`/table/${table}`)]);
  const players = [new Racer(ada), new Racer(ben)] as const;

  const seen = new Set<Page>();
  await Promise.all(
    players.map(async (player) => {
      for (let asked = await player.next(); asked !== null; asked = await player.next()) {
        if (!seen.has(player.page) && (await player.takeovers.first().isVisible())) {
          seen.add(player.page);
          await picture(player.page, "race-takeover");
          await usable(player.page);
        }
        await player.answer(asked);
      }
    }),
  );
  expect(seen.size).toBeGreaterThan(0);

  const [english, french] = await Promise.all(players.map((player) => player.log()));
  expect(english).toContainEqual(expect.stringMatching(/declares? a takeover/u));
  expect(english).toContainEqual(expect.stringMatching(/takes? over|does not get|fail/u));
  expect(french).toContainEqual(expect.stringMatching(/conquête/u));
  for (const { page, result } of players) {
    await expect(result.getByRole("rowheader", { name: "Ada" })).toBeVisible();
    await picture(page, "race-result");
  }
  await usable(ada);
});

test("a round by keyboard", async ({ invite }) => {
  const page = await invite("Ada", { settings: { confirmFinal: false, oneClick: true, answerForced: true } });
  const table = await openRace(page, [PERSON, BOT, BOT], "keys only");
  await page.goto(`/table/${table}`);
  const player = new Racer(page);
  let opened = false;
  for (let asked = await player.next(); asked !== null; asked = await player.next()) {
    if (/Which action/u.test(asked.prompt) && opened) break;
    if (/Which action/u.test(asked.prompt)) {
      opened = true;
      await page.keyboard.press("m");
      await expect(page.getByRole("region", { name: "More answers" })).toBeVisible();
      await page.keyboard.press("Escape");
      await page.keyboard.press("4");
    } else if (!asked.ready) {
      await page.keyboard.press("1");
    }
    await page.keyboard.press("Enter");
    await player.settled(asked);
  }
  expect(await player.round()).toBe(2);
});

test("on a phone, with the finger", async ({ invite }) => {
  const page = await invite("Ada", {
    settings: QUICK,
    context: { viewport: PHONE, hasTouch: true, isMobile: true },
  });
  const table = await openRace(page, [PERSON, BOT, BOT, BOT], "thumb");
  await page.goto(`/table/${table}`);
  const player = new Racer(page, { touch: true });

  await player.playUntil(/Which action/u);
  await picture(page, "race-phone-action");

  await test.step("a card in plain words", async () => {
    await page.locator("ul.tableau [data-card]").first().tap();
    await expect(page.getByRole("dialog")).toBeVisible();
    await picture(page, "race-phone-card");
    await usable(page);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  });

  for (const place of [1, 2]) {
    await page.locator(".segments [role=tab]").nth(place).tap();
    await picture(page, `race-phone-pane-${place}`);
  }
  await page.locator(".segments [role=tab]").first().tap();
  const asked = await player.next();
  if (asked !== null) await player.answer(asked);
  await player.next();
});

test("the rules beside a table are those of its boxes", async ({ invite }) => {
  const page = await invite("Ada");
  const book = page.getByRole("tabpanel", { name: "Rules" });
  for (const [expansion, others] of [["base", 0], ["rebel", 1]] as const) {
    await page.goto(`/table/${await openTable(page, [PERSON, BOT], "rules", { game: "race", options: { expansion } })}`);
    await page.getByRole("tab", { name: "Rules" }).click();
    await expect(book.getByRole("heading", { name: "Start worlds", exact: true })).toBeVisible();
    await expect(book.getByRole("cell", { name: "Imperium Warlord", exact: true })).toHaveCount(others);
    await expect(book.getByRole("heading", { name: "Solitaire", exact: true })).toHaveCount(others);
    expect((await book.getByText("The Gathering Storm").count()) > 0).toBe(others > 0);
  }
});
