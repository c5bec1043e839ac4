/** A clock that runs out, a seat that is taken back, and a game that all agree to end. */
import { expect, join, OPEN, openTable, PERSON, test, tableInfo } from "./people";

test("who runs out of time may take the seat back", async ({ invite }) => {
  const [ada, bo] = [await invite("Ada"), await invite("Bo", { settings: { language: "fr" } })];
  const table = await openTable(ada, [PERSON, OPEN], "pace", { pace: { kind: "live", per: "decision", seconds: 10 } });
  await bo.goto("/");
  await expect(bo.getByText("10 secondes par décision").first()).toBeVisible();
  await join(bo, table);
  for (const page of [ada, bo]) await page.goto(`/table/${table}`);
  const late = (await tableInfo(ada, table)).seats[0]?.waiting === true ? ada : bo;
  await expect(late.getByRole("timer").first()).toBeVisible();
  const back = late.getByRole("button", { name: late === ada ? "Take my seat back" : "Reprendre ma place" });
  await expect(back).toBeVisible({ timeout: 180_000 });
  // the seat is given back once the bot has answered what time ran out over
  const seat = late === ada ? 0 : 1;
  await expect.poll(async () => (await tableInfo(ada, table)).seats[seat]?.waiting, { timeout: 180_000 }).toBe(false);
  await back.click();
  await expect(back).toBeHidden();
});

test("all may end the game without a result", async ({ invite }) => {
  const [ada, bo] = [await invite("Ada"), await invite("Bo")];
  const table = await openTable(ada, [PERSON, OPEN], "end");
  await join(bo, table);
  for (const page of [ada, bo]) await page.goto(`/table/${table}`);
  await ada.getByRole("button", { name: "Menu" }).click();
  await ada.getByRole("button", { name: "Vote to end the game" }).click();
  await bo.getByRole("button", { name: "Agree" }).click();
  for (const page of [ada, bo]) await expect(page.getByRole("dialog").getByText("ended without a result")).toBeVisible();
});
