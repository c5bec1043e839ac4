/** A lesson, from the lobby into an easy game. */
import type { Locator, Page } from "@playwright/test";
import { expect, outpostCard, tableInfo, test } from "./people";
import { usable } from "./looks";

const coach = (page: Page): Locator => page.getByRole("region", { name: "Lesson" });

/** To a button and press it, as somebody without a mouse does. */
async function reach(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  while (!(await button.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

/** Read what there is to read, then answer: what is drafted, or else the one answer that is open. */
async function takeStep(page: Page): Promise<void> {
  const place = coach(page).locator(".place");
  // looked at once: it may go away between two looks, and the second would wait for it
  const now = async (): Promise<string> => (await place.allTextContents()).join("");
  const before = await now();
  const next = coach(page).getByRole("button", { name: "Next" });
  while (await next.isVisible()) await page.keyboard.press(" ");
  await expect(coach(page).locator(".do")).toBeVisible();
  const send = page.locator(".prompt .primary:enabled");
  const passes = await page.locator(".prompt kbd").getByText("0", { exact: true }).isVisible();
  const suggest = page.locator(".prompt").getByRole("button", { name: "Suggest" });
  const left = async (): Promise<boolean> => (await now()) !== before;
  // a way over the map is there at once, and then sent
  const choose = async (): Promise<void> => {
    if ((await left()) || (await send.isVisible())) return;
    await page.keyboard.press((await suggest.isVisible()) ? "s" : passes ? "0" : "1");
  };
  // an answer may be drafted and want sending, be confirmed, or have been sent at once
  const leaves = async (): Promise<boolean> => {
    if (!(await left()) && (await send.isVisible())) await page.keyboard.press("Enter");
    return await left();
  };
  // no key is heard while the last answer is still on its way
  await expect(async () => {
    await choose();
    await expect.poll(leaves, { timeout: 3_000 }).toBe(true);
  }).toPass();
}

test("a lesson by keyboard alone, left and taken up again", async ({ invite }) => {
  const page = await invite("Learner");
  await page.goto("/");
  await reach(page, outpostCard(page).getByRole("button", { name: /Learn it/u }));
  await expect(coach(page)).toContainText("Welcome");
  await usable(page);
  for (let step = 0; step < 3; step += 1) await takeStep(page);
  await expect(coach(page)).toContainText("Step 4");
  await expect(page.locator("[data-meant]")).toHaveAttribute("data-anchor", "hand");
  const lesson = page.url();

  await test.step("left and taken up", async () => {
    await page.goto("/");
    await reach(page, outpostCard(page).getByRole("button", { name: "Go on with the lesson" }));
    await expect(page).toHaveURL(lesson);
    await expect(coach(page)).toContainText("Step 4");
  });

  await test.step("to its end", async () => {
    while (await coach(page).locator(".place").isVisible()) await takeStep(page);
    await expect(coach(page)).toContainText("That is Outpost");
    await usable(page);
  });

  await test.step("a hint, now that nobody helps any more", async () => {
    await page.keyboard.press("h");
    await expect(page.getByRole("status", { name: "Hint" })).toContainText("A bot would");
    await usable(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("status", { name: "Hint" })).toBeHidden();
  });

  await page.keyboard.press("g");
  await expect(page).not.toHaveURL(lesson);
  await expect(page.locator(".prompt .question")).toBeVisible();
  await expect(coach(page)).toBeHidden();
  const { seats } = await tableInfo(page, page.url().split("/").at(-1) ?? "");
  expect(seats.map(({ kind, level }) => [kind, level])).toEqual([["person", ""], ["bot", "cadet"]]);
});

// Galaxy Trucker's ships are built at their places, Race's cards are picked, and High Frontier flies over its map
for (const game of ["Galaxy Trucker", "Race for the Galaxy", "High Frontier"]) {
  test(`the lesson of ${game} by keyboard alone, left in the middle`, async ({ invite }) => {
    const page = await invite("Learner");
    await page.goto("/");
    await reach(page, page.getByRole("article").filter({ hasText: game }).getByRole("button", { name: /Learn it/u }));
    const place = coach(page).locator(".place");
    await expect(place).toBeVisible();
    for (let step = 0; step < 3; step += 1) await takeStep(page);
    const reached = await place.textContent();
    await page.reload();
    await expect(place).toHaveText(reached ?? "");
    while (await place.isVisible()) await takeStep(page);
    await expect(coach(page).getByRole("button", { name: "Play an easy game" })).toBeVisible();
    await page.keyboard.press("g");
    await expect(page.locator(".prompt .question")).toBeVisible();
    await expect(coach(page)).toBeHidden();
  });
}
