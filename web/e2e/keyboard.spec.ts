/** Without a mouse. */
import type { Asked } from "./player";
import { BOT, expect, openTable, PERSON, test } from "./people";
import { Player } from "./player";

/** The number key in front of an answer. */
function keyOf(asked: Asked, label: RegExp): string {
  const answer = asked.answers.find((each) => label.test(each));
  return /^\d/u.exec(answer ?? "")?.[0] ?? "";
}

test("a whole round by keyboard", async ({ invite }) => {
  const page = await invite("Ada");
  const table = await openTable(page, [PERSON, BOT, BOT], "keys only");
  await page.goto("/");
  const link = page.getByRole("link", { name: "Open Kepler" });
  await expect(link).toBeVisible();
  while (!(await link.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(table, "u"));

  const player = new Player(page);
  let opened = false;
  for (let asked = await player.next(); asked !== null && (await player.round()) < 2; asked = await player.next()) {
    if (/What do you do/u.test(asked.prompt) && !opened) {
      opened = true;
      await page.keyboard.press("m");
      await expect(page.getByRole("region", { name: "More answers" })).toBeVisible();
      // the first of the list has the focus: once to select it, once to send it
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
    } else if (/What do you do/u.test(asked.prompt)) {
      await page.keyboard.press(keyOf(asked, /End the turn/u));
      await page.keyboard.press("Enter");
    } else if (/bid more/u.test(asked.prompt)) {
      await page.keyboard.press(keyOf(asked, /Pass/u));
      await page.keyboard.press("Enter");
    } else {
      await page.keyboard.press("Enter");
    }
    if (await player.confirms()) await page.keyboard.press("Enter");
    await player.settled(asked);
  }
  await test.step("over the board by arrow keys", async () => {
    const focused = page.locator(":focus");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
    const before = await focused.boundingBox();
    await page.keyboard.press("ArrowDown");
    expect((await focused.boundingBox())?.y).toBeGreaterThan(before?.y ?? Infinity);
  });
  expect(opened).toBe(true);
  expect(await player.round()).toBe(2);

  // the rulebook takes its time, and what is looked for meanwhile stays
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/rulebook/*", async (route) => {
    await arrival;
    await route.continue();
  });
  await test.step("the drawer and the help", async () => {
    await page.keyboard.press("k");
    await expect(page.getByRole("tab", { name: "Rules" })).toBeFocused();
    await page.keyboard.press("l");
    await expect(page.getByRole("tab", { name: "Log" })).toBeFocused();
  });

  await test.step("the menu closes with Escape though something is asked", async () => {
    await player.next();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await page.getByRole("button", { name: "Menu" }).press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });

  await test.step("a search of the rules leads from place to place", async () => {
    const book = page.getByRole("tabpanel", { name: "Rules" });
    await page.keyboard.press("/");
    await expect(book.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("operators");
    arrive();
    const here = book.locator("mark.at");
    await expect(book.getByRole("heading").first().locator("mark")).toHaveText("Operators");
    await expect(here).toBeInViewport();
    const places = await book.locator("mark").count();
    await expect(book.getByRole("status")).toContainText(`1 of ${places}`);
    await page.keyboard.press("Shift+Enter");
    await expect(book.getByRole("status")).toContainText(`${places} of ${places}`);
    await expect(here).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(book.getByRole("heading").first().locator("mark.at")).toBeInViewport();
    await book.getByRole("heading", { name: "Factories", exact: true }).getByRole("link").press("Enter");
    await expect(book.getByRole("searchbox")).toHaveValue("");
    await expect(book.getByRole("heading", { name: "Factories", exact: true })).toBeInViewport();
  });
});
