/** The fullest positions: what a decision needs is in sight, without scrolling. */
import type { Page } from "@playwright/test";
import type { NewTable } from "../src/generated/protocol";
import { expect, fullTable, test } from "./people";
import { picture } from "./looks";

interface Position {
  seats: number;
  more: Partial<NewTable>;
}

const OUTPOST: Position = { seats: 9, more: { game: "outpost" } };
const RACE: Position = { seats: 6, more: { game: "race", options: { expansion: "rebel" } } };

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
];

async function open(page: Page, { seats, more }: Position, name: string): Promise<void> {
  await page.goto(`/table/${await fullTable(page, seats, name, more)}`);
  await expect(page.locator(".prompt")).toBeVisible();
}

test("Outpost in era III with nine seats", async ({ invite }) => {
  const page = await invite("Ada", { context: { reducedMotion: "reduce" } });
  for (const name of ["turn", "auction"]) {
    await open(page, OUTPOST, name);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await picture(page, `outpost-${name}`);
    }
  }
});

test("Race with six late tableaus", async ({ invite }) => {
  const page = await invite("Ada", { context: { reducedMotion: "reduce" } });
  for (const name of ["explore", "actions", "settle", "consume"]) {
    await open(page, RACE, name);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await picture(page, `race-${name}`);
    }
  }
});
