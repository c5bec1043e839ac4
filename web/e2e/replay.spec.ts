/** Games looked at afterwards, and in between. */
import type { Page } from "@playwright/test";
import type { Replay } from "../src/generated/protocol";
import { BOT, expect, finishedTable, openTable, PERSON, tableInfo, test } from "./people";
import { Player } from "./player";

const position = (page: Page): Promise<string | null> => page.getByText(/^Move \d+ of \d+$/u).textContent();

test("step, scrub, share, look from a seat and play on", async ({ invite }) => {
  const page = await invite("Ada", { context: { permissions: ["clipboard-read", "clipboard-write"] } });
  const table = await finishedTable(page, "replay");
  const { actions } = await tableInfo(page, table);
  await page.goto("/");
  // others may have finished a game of that name meanwhile
  await page.getByRole("link", { name: /Replay of Kepler/u }).and(page.locator(`[href*="${table}"]`)).first().click();
  await expect(page.getByText(`Move 0 of ${actions}`)).toBeVisible();

  await test.step("step and scrub", async () => {
    await page.getByRole("button", { name: "One move on" }).click();
    await expect(page.getByText(`Move 1 of ${actions}`)).toBeVisible();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(page.getByText("Round 2, era")).toBeVisible();
    await page.keyboard.press("End");
    await expect(page.getByText(`Move ${actions} of ${actions}`)).toBeVisible();
    await page.keyboard.press("Shift+ArrowLeft");
    await expect(page.getByText(`Move ${actions} of ${actions}`)).toBeHidden();
    await page.getByRole("slider", { name: "Position in the game" }).fill(String(Math.floor(actions / 2)));
    await expect(page.getByText(`Move ${Math.floor(actions / 2)} of ${actions}`)).toBeVisible();
  });

  await test.step("from a seat", async () => {
    await expect(page.getByRole("region", { name: "What you hold" })).toBeHidden();
    await page.getByLabel("View as").selectOption({ index: 1 });
    await expect(page.getByRole("region", { name: "What you hold" })).toBeVisible();
  });

  await test.step("a link to a move", async () => {
    await page.getByRole("button", { name: "Copy link to this move" }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await invite("Ben");
    await other.goto(link);
    await expect(other.getByText(/^Move \d+ of \d+$/u)).toBeVisible();
    expect(await position(other)).toBe(await position(page));
    await expect(other.getByRole("main")).toHaveText((await page.getByRole("main").textContent()) ?? "");
  });

  await test.step("play on from here", async () => {
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.getByLabel("Level of the bots").selectOption("commander");
    await page.getByRole("button", { name: /Play on from move/u }).click();
    await expect(page).toHaveURL(/\/table\//u);
    const next = page.url().split("/").at(-1) ?? "";
    expect(next).not.toBe(table);
    const player = new Player(page);
    for (let times = 0; times < 4; times += 1) {
      const asked = await player.next();
      if (asked !== null) await player.answer(asked);
    }
    const [old, fresh] = await Promise.all([stepsOf(page, table), stepsOf(page, next)]);
    const half = Math.floor(actions / 2);
    expect(fresh.slice(0, half)).toEqual(old.slice(0, half));
    expect(fresh.slice(half)).not.toEqual(old.slice(half, fresh.length));
  });
});

test("the replay of a running game hides the hands of the others", async ({ invite }) => {
  const [ada, ben] = await Promise.all([invite("Ada"), invite("Ben")]);
  const table = await openTable(ada, [PERSON, BOT, BOT], "running");
  await ada.goto(`/table/${table}`);
  await new Player(ada).playUntil(/What do you do/u);
  await ben.goto(`/replay/${table}?move=1`);
  await expect(ben.getByText("hands hidden")).toBeVisible();
  await expect(ben.getByLabel("View as")).toBeHidden();
  await expect(ben.getByRole("button", { name: "Play on from here" })).toBeHidden();
  expect((await ben.request.get(`/api/tables/${table}/replay?seat=0`)).ok()).toBe(false);
  await ada.goto(`/replay/${table}?move=1&seat=0`);
  await expect(ada.getByText("your hand visible")).toBeVisible();
  await expect(ada.getByRole("region", { name: "What you hold" })).toBeVisible();
});

/** Who did what, as everybody may know it. */
async function stepsOf(page: Page, table: string): Promise<unknown[]> {
  const replay = (await (await page.request.get(`/api/tables/${table}/replay`)).json()) as Replay;
  return replay.steps.map(({ seat, round, log }) => ({ seat, round, log }));
}
