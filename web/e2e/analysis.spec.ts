/** A finished game looked at again: what an analysis finds, and where it leads. */
import type { AnalysisInfo } from "../src/generated/protocol";
import { usable } from "./looks";
import { expect, finishedTable, test } from "./people";

test("a short game is analysed, and its turning points are jumped to and played on from", async ({ invite }) => {
  const page = await invite("Ada");
  const table = await finishedTable(page, "s19", 2, { game: "race" });
  await page.goto(`/replay/${table}`);
  await page.getByRole("radio", { name: "Analysis" }).check();
  await expect(page).toHaveURL(/analysis=1/u);

  await test.step("with its progress", async () => {
    await page.getByRole("button", { name: "Analyse this game" }).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expect(page.getByRole("img", { name: /^Win probability/u })).toBeVisible({ timeout: 400_000 });
    await expect(page.getByRole("heading", { name: "Decision quality" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Luck and skill" })).toBeVisible();
    await usable(page);
  });

  const told = (await (await page.request.get(`/api/tables/${table}/analysis`)).json()) as AnalysisInfo;
  const [first, second] = told.analysis?.turns ?? [];
  if (told.analysis === null || first === undefined || second === undefined) throw new Error("this game has not turned twice");
  const all = told.moves;

  await test.step("by key and by click", async () => {
    await page.keyboard.press("m");
    await expect(page.getByText(`Move ${first.number} of ${all}`)).toBeVisible();
    await page.keyboard.press("m");
    await expect(page.getByText(`Move ${second.number} of ${all}`)).toBeVisible();
    await page.keyboard.press("Shift+M");
    await expect(page.getByText(`Move ${first.number} of ${all}`)).toBeVisible();
    await page.getByRole("figure").getByRole("button", { name: new RegExp(`^Move ${second.number}:`, "u") }).click();
    await expect(page.getByText(`Move ${second.number} of ${all}`)).toBeVisible();
    await expect(page.getByRole("region", { name: `Move ${second.number}`, exact: true })).toBeVisible();
    const stood = page.getByRole("region", { name: `The table after move ${second.number}` });
    await expect(stood.getByRole("listitem")).toHaveCount(2);
  });

  await test.step("with figures behind the curves", async () => {
    await page.getByText("In figures").click();
    await expect(page.getByRole("figure").getByRole("row")).toHaveCount(all + 2);
    await page.getByText("In figures").click();
  });

  await test.step("for whoever comes later it is there", async () => {
    const other = await invite("Ben", { context: { viewport: { width: 390, height: 844 } } });
    await other.goto(page.url());
    await expect(other.getByRole("img", { name: /^Win probability/u })).toBeVisible();
    await usable(other);
    // what scrolls is the analysis: the page itself is as high as the window
    expect(await other.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });

  await test.step("and is played on from before it turned", async () => {
    await page.getByRole("button", { name: `Play on from before move ${first.first}`, exact: true }).click();
    await page.getByRole("button", { name: `Play on from move ${first.first - 1}` }).click();
    await expect(page).toHaveURL(/\/table\//u);
  });
});
