/** A mission of High Frontier with the controls of the page: buy, boost, plan, fly, prospect, industrialise, produce. */
import { answer, send, tab, world } from "./frontier";
import { expect, openTable, PERSON, test } from "./people";

/** Of this seed the first roll on Phobos makes a claim. */
const SEED = "phobos 97";
const OPTIONS = { edition: "base", events: "none", politics: false, start: "short", factions: "choose", years: 48 };
const PARTS = ["NASA crew", "MET Steamer", "CVD Molding"];

test("a person flies to Phobos and makes something there", async ({ invite }) => {
  const page = await invite("Ada", { settings: { motion: "reduced", confirmFinal: false } });
  const table = await openTable(page, [PERSON], SEED, { game: "frontier", options: OPTIONS });
  await page.goto(`/table/${table}`);
  const hand = page.locator(".hand");
  await answer(page, /Play white/u);

  await test.step("buys the top thruster", async () => {
    await (await tab(page, "Decks")).getByRole("button", { name: /Photon Kite Sail/u }).first().click();
    await send(page);
    await send(page);
    await expect(hand.getByRole("button", { name: "Photon Kite Sail" })).toBeVisible();
    await answer(page, /End your turn/u);
  });

  await test.step("saves water and boosts a rocket", async () => {
    for (let year = 0; year < 5; year++) {
      await answer(page, /Income/u);
      await answer(page, /End your turn/u);
    }
    await answer(page, /Boost cards/u);
    await page.locator(".prompt").getByRole("button", { name: "Clear" }).click();
    for (const part of PARTS) await hand.getByRole("button", { name: part, exact: true }).click();
    await expect(page.getByText("It costs 7 of water")).toBeVisible();
    await send(page);
  });

  await test.step("hands the cards over to the rocket and fuels it", async () => {
    const stacks = await tab(page, "Stacks");
    await stacks.getByRole("button", { name: /Hand over cards: LEO → rocket/u }).click();
    await send(page);
    for (const part of PARTS) {
      const card = stacks.getByRole("button", { name: part });
      if ((await card.getAttribute("aria-pressed")) !== "true") await card.click();
    }
    await send(page);
    await stacks.getByRole("button", { name: /Load water/u }).click();
    await send(page);
    await page.locator(".prompt").getByRole("spinbutton").fill("6");
    await send(page);
    await expect(stacks.getByText("10 steps of water")).toBeVisible();
  });

  await test.step("plans a mission and flies it", async () => {
    await page.getByPlaceholder("Find a place").fill("Phobos");
    await page.keyboard.press("Enter");
    const mission = page.getByRole("tabpanel");
    await expect(mission.getByRole("heading", { name: "Mission to Phobos" })).toBeVisible();
    const about = page.getByRole("complementary").filter({ hasText: "Phobos" }).filter({ hasText: "zone" });
    await page.getByRole("button", { name: "Symbols" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("region", { name: "Symbols" })).toBeHidden();
    await expect(about).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(about).toBeHidden();
    await expect(mission.getByRole("button", { name: /Route 1: 2 turns/u })).toBeVisible();
    await mission.getByRole("button", { name: "Fly this turn at once" }).click();
    await answer(page, /End your turn/u);
    await tab(page, "Mission");
    await mission.getByRole("button", { name: "Fly this turn at once" }).click();
    await expect(page.getByText(/Ada arrives: rocket, Phobos/u)).toBeVisible();
  });

  await test.step("prospects, industrialises and produces", async () => {
    await answer(page, /Prospect with MET Steamer/u);
    await expect(page.getByText("Ada claims Phobos.")).toBeVisible();
    await answer(page, /End your turn/u);
    await answer(page, /Industrialize Phobos/u);
    await expect(page.getByText("Ada builds a factory on Phobos.")).toBeVisible();
    await answer(page, /End your turn/u);
    await (await tab(page, "Stacks")).getByRole("button", { name: /ET production on Phobos/u }).click();
    await send(page);
    await answer(page, /Make Hall Effect: rocket/u);
    await expect(page.getByText(/Ada makes .* on Phobos/u)).toBeVisible();
    await expect((await tab(page, "Stacks")).getByText("made this turn, does not move yet")).toBeVisible();
    await expect((await world(page, "Points")).getByText(/factories 1/u)).toBeVisible();
  });
});
