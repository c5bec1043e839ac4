/** A scenario for one, from the form of a new table to its end: the Mars armada. */
import { answer, send } from "./frontier";
import { expect, test } from "./people";

/** Of this seed the cards on top make a rocket that lands. */
const SEED = "armada 32";
const ROCKET = ["Mass Driver", "Neutral Beam", "Flywheel Compulsator"];

test("a person sends the Mars armada", async ({ invite }) => {
  const page = await invite("Ada", { settings: { motion: "reduced", confirmFinal: false } });
  await page.route("**/api/tables", async (route) => {
    const wish = route.request().postDataJSON() as object;
    await route.continue({ postData: { ...wish, seed: SEED } });
  });

  await test.step("chooses it in the form", async () => {
    await page.goto("/");
    const game = page.getByRole("article").filter({ hasText: "High Frontier" });
    await game.getByRole("button", { name: /table/iu }).click();
    const form = page.getByRole("dialog", { name: "New table" });
    await form.getByRole("combobox", { name: /scenario/iu }).selectOption("mars_armada");
    await expect(form.getByText("Land every robonaut on Phobos")).toBeVisible();
    await form.getByRole("button", { name: "Start" }).click();
    await expect(page).toHaveURL(/\/table\//u);
  });

  const panel = page.getByRole("tabpanel");
  await test.step("lays a rocket that lands, and one that does not", async () => {
    await expect(panel.getByText("0/9")).toBeVisible();
    for (const card of ROCKET) {
      await expect(panel.getByText("lands on Phobos")).toHaveCount(0);
      await panel.getByRole("button", { name: new RegExp(`^${card}`, "u") }).click();
      await send(page);
    }
    await expect(panel.getByText("lands on Phobos")).toBeVisible();
    await expect(panel.getByText("1/9")).toBeVisible();
    await expect(page.getByRole("region", { name: "Mars armada" }).first()).toContainText("1/9");
    await panel.getByRole("button", { name: "New rocket 2" }).click();
    await panel.locator("button.top").first().click();
    await send(page);
    await expect(panel.getByText("does not work yet")).toBeVisible();
  });

  await test.step("launches them, and is told how many landed", async () => {
    await answer(page, /Launch all rockets/u);
    const result = page.getByRole("dialog", { name: /the game is lost/u });
    await expect(result.getByText("1/9")).toBeVisible();
    await expect(page.getByText("The armada is launched: 1 of 9 robonauts land on Phobos.")).toBeVisible();
  });
});
