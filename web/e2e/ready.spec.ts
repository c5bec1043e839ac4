/** Before the sand runs, everybody says that they are ready. */
import { picture, usable } from "./looks";
import { BOT, expect, join, OPEN, openTable, PERSON, PHONE, test } from "./people";

const TRUCKER = { game: "trucker", options: { rounds: "1", timer: 45 }, roll_call: true };

test("the sand waits until both are ready, by click and by key", async ({ invite }) => {
  const [ada, bo] = [
    await invite("Ada"),
    await invite("Bo", { settings: { language: "fr", theme: "light" }, context: { viewport: PHONE, hasTouch: true, isMobile: true } }),
  ];
  const table = await openTable(ada, [PERSON, OPEN, BOT], "ready", TRUCKER);
  await join(bo, table);
  for (const page of [ada, bo]) await page.goto(`/table/${table}`);
  await expect(ada.getByRole("heading", { name: "Ready?" })).toBeVisible();
  await expect(ada.locator(".heap")).toHaveCount(0);
  await picture(ada, "ready");
  await usable(ada);
  await picture(bo, "ready");
  await usable(bo);
  await expect(ada.getByRole("button", { name: "I am ready" })).toBeFocused();
  await ada.keyboard.press("Enter");
  await expect(ada.getByText("Waiting for Bo.")).toBeVisible();
  await expect(bo.getByRole("listitem").filter({ hasText: "Ada" })).toContainText("prêt");
  await bo.getByRole("button", { name: "Je suis prêt" }).tap();
  for (const page of [ada, bo]) await expect(page.locator(".heap")).toBeVisible();
});

test("who is there begins without who is away", async ({ invite }) => {
  const [ada, bo] = [await invite("Ada"), await invite("Bo")];
  const table = await openTable(ada, [PERSON, OPEN], "ready", { roll_call: true, pace: { kind: "live", per: "decision", seconds: 60 } });
  await join(bo, table);
  await ada.goto(`/table/${table}`);
  await expect(ada.getByText("1 minute per decision")).toBeVisible();
  await ada.keyboard.press("Enter");
  await expect(ada.getByText(/Away: Bo\. It begins without them in 0:[0-3]\d/u)).toBeVisible();
  await expect(ada.getByRole("button", { name: "Begin without Bo" })).toBeFocused();
  await ada.keyboard.press("Enter");
  await expect(ada.getByRole("timer").first()).toBeVisible();
});
