/** Every view, in a selection of sizes, themes and languages: whole, usable by everybody, and pictured. */
import type { Page } from "@playwright/test";
import type { Settings } from "../src/lib/settings.svelte";
import { BOT, DESKTOP, expect, finishedTable, openTable, OPEN, outpostCard, PERSON, PHONE, test } from "./people";
import { picture, unreadable, usable } from "./looks";
import { Player } from "./player";

const LAPTOP = { width: 1180, height: 800 };

interface Look {
  theme: Settings["theme"];
  language: string;
  size: { width: number; height: number };
}

const LOOKS: Look[] = [
  { theme: "dark", language: "en", size: DESKTOP },
  { theme: "light", language: "fr", size: DESKTOP },
  { theme: "dark", language: "fr", size: LAPTOP },
  { theme: "light", language: "en", size: PHONE },
  { theme: "dark", language: "fr", size: PHONE },
];

async function seen(page: Page, view: string): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await picture(page, view);
  expect(await unreadable(page)).toEqual([]);
  await usable(page);
}

for (const { theme, language, size } of LOOKS) {
  test(`every view in ${theme}, ${language}, ${size.width} px`, async ({ invite }) => {
    const phone = size.width < 600;
    const page = await invite("Ada", {
      settings: { theme, language },
      context: { viewport: size, reducedMotion: "reduce", hasTouch: phone },
    });
    const running = await openTable(page, [PERSON, BOT, BOT, BOT], "views");
    const open = await openTable(page, [PERSON, OPEN, BOT], "views");
    // bots play it while the others are looked at
    const finishing = finishedTable(page, "views");

    await page.goto("/");
    await expect(outpostCard(page)).toBeVisible();
    await expect(page.getByRole("link", { name: /Kepler/u }).first()).toBeVisible();
    await seen(page, "lobby");
    await outpostCard(page).getByRole("button").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await seen(page, "new-table");
    await page.keyboard.press("Escape");
    if (!phone) {
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
      await seen(page, "keys");
      await page.keyboard.press("Escape");
    }

    await page.goto(`/table/${open}`);
    await expect(page.locator("main .seats")).toBeVisible();
    await seen(page, "waiting-room");

    await page.goto(`/table/${running}`);
    await expect(page.locator(".prompt.asks")).toBeVisible();
    await seen(page, "table");
    if (phone) {
      for (const place of [1, 2]) {
        await page.locator(".segments [role=tab]").nth(place).click();
        await seen(page, `table-pane-${place}`);
      }
    }

    const over = await finishing;
    await page.goto(`/table/${over}`);
    await expect(page.locator("dialog .result")).toBeVisible();
    await seen(page, "result");

    await page.goto(`/replay/${over}?move=150&seat=0`);
    await expect(page.locator(".bar .where")).toContainText("150");
    await expect(page.locator(".ground")).toBeVisible();
    await seen(page, "replay");
  });
}

test("nine at a table", async ({ invite }) => {
  const page = await invite("Ada", { settings: { theme: "light" } });
  const table = await openTable(page, [PERSON, ...Array.from({ length: 8 }, () => BOT)], "nine");
  await page.goto(`/table/${table}`);
  await expect(page.locator(".prompt.asks")).toBeVisible();
  await seen(page, "nine-seats");
  await page.setViewportSize(PHONE);
  await seen(page, "nine-seats");
});

test("language, theme and text size change at once", async ({ invite }) => {
  const page = await invite("Ada");
  const table = await openTable(page, [PERSON, BOT, BOT], "live");
  await page.goto(`/table/${table}`);
  const player = new Player(page);
  await player.playUntil(/What do you do/u);
  await page.getByRole("button", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Français").click();
  await expect(page.locator(".question")).toContainText("C’est votre tour");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await dialog.getByText("Clair").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.locator("body")).not.toHaveCSS("background-color", "rgb(11, 15, 22)");
  await dialog.getByText("130").click();
  await expect(page.locator("html")).toHaveCSS("font-size", /^(20|21)/u);
  await seen(page, "settings-large");
  await page.keyboard.press("Escape");
  await seen(page, "table-large");
});

test("nothing moves for those who want no motion", async ({ invite }) => {
  const page = await invite("Ada", { context: { reducedMotion: "reduce" } });
  await page.goto("/");
  await outpostCard(page).getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const moving = await page.evaluate(() =>
    document.getAnimations().filter((each) => Number(each.effect?.getComputedTiming().duration) > 50).length,
  );
  expect(moving).toBe(0);
});
