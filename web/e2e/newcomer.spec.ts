/** Somebody who has never been here. */
import { expect, outpostCard, test } from "./people";
import { Player } from "./player";
import { picture } from "./looks";

test("a server that can not answer yet is asked again", async ({ invite }) => {
  const page = await invite("Early", { stranger: true, expected: /503/u });
  let asked = 0;
  await page.route("**/api/me", async (route) => {
    asked += 1;
    if (asked > 2) await route.continue();
    else await route.fulfill({ status: 503, json: { message: ["problem-away", {}], rule: "", detail: "" } });
  });
  await page.goto("/");
  await expect(page.getByText("The server cannot reach its database at the moment")).toBeVisible();
  await expect(outpostCard(page)).toBeVisible();
});

test("two clicks to a game, and everything that helps a newcomer in it", async ({ invite }) => {
  const page = await invite("Newcomer", { stranger: true });
  // what anybody may do, with the cards of a known seed
  await page.route("**/api/tables", async (route) => {
    const wish = route.request().postDataJSON() as object;
    await route.continue({ postData: { ...wish, seed: "first steps" } });
  });
  const player = new Player(page);

  await test.step("into a game", async () => {
    await page.goto("/");
    await outpostCard(page).getByRole("button", { name: /bots/iu }).click();
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page).toHaveURL(/\/table\//u);
    await player.next();
  });

  await test.step("the rules open at the section behind the question", async () => {
    await player.playUntil(/What do you do/u);
    await player.bar.getByRole("button", { name: "Rules" }).click();
    const drawer = page.getByRole("complementary", { name: "Log, chat and rules" });
    await expect(drawer.getByRole("tab", { name: "Rules" })).toHaveAttribute("aria-selected", "true");
    await expect(drawer.getByRole("heading", { name: /turn/iu }).first()).toBeInViewport();
  });

  await test.step("why not", async () => {
    await player.bar.getByRole("button", { name: /Why not/u }).click();
    const reasons = page.getByRole("region", { name: "Not possible now" });
    await expect(reasons.getByRole("listitem").first()).toBeVisible();
    await picture(page, "why-not");
    await reasons.getByRole("button", { name: "See the rule" }).first().click();
    await page.keyboard.press("Escape");
  });

  await test.step("undo", async () => {
    await player.press(page.locator("button.lot").first());
    await player.send();
    await expect(player.bar).toContainText("What is your first bid?");
    await player.bar.getByRole("button", { name: "Undo" }).click();
    await expect(player.bar).toContainText("What do you do?");
  });

  await test.step("the first auction", async () => {
    await player.press(page.locator("button.lot").first());
    await player.send();
    await player.answer(await player.playUntil(/What is your first bid/u));
  });

  await test.step("a standing order bids for one", async () => {
    await player.playUntil(/Do you bid more/u);
    const auction = page.getByRole("region", { name: /^Auction/u });
    const limit = auction.getByRole("spinbutton", { name: "Bid for me up to" });
    const most = Number(await limit.inputValue());
    await limit.fill(String(most));
    await picture(page, "auction");
    await auction.getByRole("button", { name: "Set", exact: true }).click();
    await page.getByRole("tab", { name: "Log" }).click();
    await expect(page.locator(".lines li", { hasText: new RegExp(`bids? ${most}\\b`, "u") }).last()).toBeVisible();
  });
});
