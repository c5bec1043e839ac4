/** What happens is shown happening: before what comes of it, until somebody skips it, and never again after a reload. */
import type { Locator, Page } from "@playwright/test";
import { BOT, expect, fullTable, openTable, PERSON, test, type Invite } from "./people";
import { build, Pilot } from "./pilot";
import { Racer } from "./racer";

/** Time stands still, so that no scene ends by itself, however slow the machine. */
async function freeze(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // the page has gone on meanwhile, and no clock goes back
  await page.clock.pauseAt(now + 5000);
}

async function inviteWatcher(invite: Invite, oneClick: boolean): Promise<{ page: Page; told: Locator }> {
  const page = await invite("Ada", { settings: { scenes: "normal", motion: "full", oneClick, confirmFinal: false } });
  await page.clock.install();
  return { page, told: page.locator("[data-stage=told]") };
}

const asks = (page: Page): Locator => page.locator(".prompt[data-asked]");

test("actions are revealed before the phase begins, and Space skips the rest", async ({ invite }) => {
  const { page, told } = await inviteWatcher(invite, true);
  const table = await openTable(page, [PERSON, BOT, BOT], "scenes 1", { game: "race" });
  await page.goto(`/table/${table}`);
  const racer = new Racer(page);
  const develop = page.locator("[data-action=develop]:visible");
  await racer.playUntil(/Which action/u);
  await freeze(page);
  await develop.click();

  await expect(told).toContainText("has chosen Develop");
  await expect(page.locator(".layer .ghost")).not.toHaveCount(0);
  await expect(asks(page)).toHaveCount(0);
  await expect(develop).toBeVisible();
  await page.clock.runFor(1200);
  await expect(told).toContainText("Phase:");

  await page.keyboard.press("Space");
  await expect(told).toHaveCount(0);
  await expect(page.locator(".layer .ghost")).toHaveCount(0);
  await expect(develop).toHaveCount(0);
  await expect(page.locator(".ribbon")).toBeVisible();

  await page.reload();
  await expect(page.locator(".ribbon")).toBeVisible();
  await expect(told).toHaveCount(0);
});

test("a card of a flight is turned up before it is read, and a click skips", async ({ invite }) => {
  // what a ship that comes of chance is asked before: the pilot selects answers, then sends them
  const { page, told } = await inviteWatcher(invite, false);
  const table = await openTable(page, [PERSON, { kind: "bot", level: "cadet" }], "flight 7", {
    game: "trucker",
    options: { rounds: "1-2", building: "turns" },
  });
  await build(page, table, 13);
  await page.goto(`/table/${table}`);
  const pilot = new Pilot(page);
  const asked = await pilot.playUntil(/next card, of level I+, is about to be turned up/u);
  await freeze(page);
  await pilot.draft(asked);
  await pilot.press(pilot.bar.locator(".primary"));

  await expect(told).toContainText("turns up a card");
  await expect(asks(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("The first card is about to be turned up");
  await told.click();
  await expect(told).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText("The first card is about to be turned up");
});

test("in a low window a scene is told on the bar, wherever that has gone", async ({ invite }) => {
  const { page, told } = await inviteWatcher(invite, true);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/table/${await fullTable(page, 4, "meteors", { game: "trucker", options: { rounds: "3-3a" } })}`);
  await expect(asks(page)).toBeVisible();
  const top = async (part: Locator): Promise<number> => Math.round((await part.boundingBox())?.y ?? 0);
  const before = await top(page.locator(".prompt"));
  await freeze(page);
  await page.keyboard.press("0");
  await expect(told).toContainText("loses at row 6");
  await expect.poll(async () => (await top(told)) - (await top(page.locator(".prompt")))).toBe(0);
  expect(await top(told)).toBeGreaterThan(before);
});
