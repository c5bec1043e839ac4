/** Colonization with the controls of the page: a Bernal goes to Mars, and an election is held. */
import type { Locator, Page } from "@playwright/test";
import { answer, send, tab, world } from "./frontier";
import { expect, join, OPEN, openTable, PERSON, playAhead, test } from "./people";

const MANNER = { settings: { motion: "reduced", confirmFinal: false } } as const;

/** Of this seed the first cards power a Bernal and hold people for it, and nothing aboard is lost on the way to Mars. */
const SEED = "bernal 93";
const OPTIONS = { events: "none", politics: false, start: "short", factions: "choose", bernal: true, colonist: true };
const LIFTED = ["Cascade Photovoltaic", "Juiced Cosmonauts"];

test("a Bernal is promoted and goes to Mars with colonists", async ({ invite }) => {
  const page = await invite("Ada", MANNER);
  const table = await openTable(page, [PERSON], SEED, { game: "frontier", options: OPTIONS });
  await playAhead(page, table, [["faction", "purple"]]);
  await page.goto(`/table/${table}`);
  const bar = page.locator(".prompt");

  await test.step("boosts a generator and colonists up to it", async () => {
    await answer(page, /Boost cards/u);
    // what the cards have to meet is read without scrolling
    await expect(bar.getByText(/human colonists in space/u)).toBeVisible();
    expect(await bar.locator(".open").evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1);
    await bar.getByRole("button", { name: "Clear" }).click();
    for (const card of LIFTED) await page.locator(".hand").getByRole("button", { name: card, exact: true }).click();
    await send(page);
    for (const card of LIFTED) await bar.getByRole("button", { name: card }).click();
    await send(page);
    await expect((await world(page, "Society")).getByText(/^1 human/u)).toBeVisible();
    await answer(page, /End your turn/u);
  });

  await test.step("promotes it", async () => {
    const stacks = await tab(page, "Stacks");
    await expect(stacks.getByText("not promoted")).toBeVisible();
    await answer(page, /Promote/u);
    await expect(stacks.getByText("promoted", { exact: true })).toBeVisible();
    await answer(page, /End your turn/u);
  });

  await test.step("fills it with regolith", async () => {
    await page.getByRole("tabpanel").getByRole("button", { name: /its own regolith on HEO/u }).click();
    await send(page);
    await bar.getByRole("spinbutton").fill("6");
    await send(page);
  });

  await test.step("sends it to Mars", async () => {
    await page.getByPlaceholder("Find a place").fill("LMO");
    await page.keyboard.press("Enter");
    await fly(page, /Route 4: 2 turns/u);
    await answer(page, /Leave/u);
    await answer(page, /End your turn/u);
    await fly(page, /Route 2: 1 turn/u);
    await expect(page.getByText(/Ada arrives: Bernal, LMO/u)).toBeVisible();
    const stacks = await tab(page, "Stacks");
    await expect(stacks.getByText("away from its home orbit")).toBeVisible();
    for (const card of LIFTED) await expect(stacks.getByRole("button", { name: card }).last()).toBeVisible();
  });
});

/** Fly the first turn of this route. */
async function fly(page: Page, route: RegExp): Promise<void> {
  const mission = await tab(page, "Mission");
  await mission.getByRole("button", { name: route }).click();
  await mission.getByRole("button", { name: "Fly this turn at once" }).click();
}

/** Years until the sun enters the blue sector. */
const YEARS = 8;
const WAITING = Array.from({ length: YEARS }, () => ["end"]);

test("two people vote in secret, and the winner moves the disk", async ({ invite }) => {
  const [ada, ben] = [await invite("Ada", MANNER), await invite("Ben", MANNER)];
  const options = { events: "none", factions: "choose", cargo: true };
  const table = await openTable(ada, [PERSON, OPEN], "vote 1", { game: "frontier", options });
  await join(ben, table);
  await Promise.all([
    playAhead(ada, table, [["faction", "white"], ...WAITING]),
    playAhead(ben, table, [["faction", "red"], ...WAITING]),
  ]);
  const told = toldTo(ben);
  await Promise.all([ada, ben].map((page) => page.goto(`/table/${table}`)));

  await test.step("one calls an election", async () => {
    await answer(ada, /call an election/u);
    for (const page of [ada, ben]) await expect(election(page)).toBeVisible();
  });

  await test.step("nobody learns of a bid before all are in", async () => {
    await bid(ada, 1);
    await expect(ada.getByText("Ben is choosing")).toBeVisible();
    await expect(election(ben)).toBeVisible();
    expect(told.filter(isBid)).toEqual([]);
    await expect(ben.getByText(/Ada spends/u)).toHaveCount(0);
    await bid(ben, 3);
    for (const page of [ada, ben]) {
      await expect(page.getByText(/Ada spends 1 of water and has 1 vote/u)).toBeVisible();
      await expect(page.getByText(/Ben spends 3 of water and has 3 votes/u)).toBeVisible();
    }
    // the same look finds what is told now
    expect(told.filter(isBid)).not.toEqual([]);
  });

  await test.step("the winner moves the disk, and the chart shows it to everybody", async () => {
    await (await tab(ben, "World")).getByRole("button", { name: /^Capitalist/u }).click();
    await send(ben);
    for (const page of [ada, ben]) {
      await expect(page.getByText(/Ben moves the disk of politics to Capitalist/u)).toBeVisible();
      await expect((await tab(page, "World")).getByRole("button", { name: /^Capitalist.*the disk is here/u })).toBeVisible();
    }
  });
});

/** Everything that the table tells this page from now on. */
function toldTo(page: Page): string[] {
  const told: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => told.push(String(payload))));
  return told;
}

/** Whether it tells of a bid of Ada's, as an answer or as an event. */
const isBid = (line: string): boolean => line.includes('"vote",1') || line.includes('"votes",');

const election = (page: Page): Locator => page.getByRole("dialog", { name: "Election" });

async function bid(page: Page, water: number): Promise<void> {
  await election(page).getByRole("slider").fill(String(water));
  await election(page).getByRole("button", { name: `Bid ${water}` }).click();
}
