/** A game of two, played to its end: found in the history, kept, and counted in the ratings. */
import type { Page } from "@playwright/test";
import type { Said } from "../src/generated/protocol";
import { expect, join, OPEN, openTable, PERSON, test, tableInfo } from "./people";

/** Answer whatever this person is asked at a table, without the board, until the game is over. */
async function playOut(page: Page, table: string): Promise<void> {
  await page.goto("/");
  await page.evaluate(async (table) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/tables/${table}`);
    await new Promise<void>((done) => {
      let asked = -1;
      let given = 0;
      socket.onmessage = ({ data }) => {
        const said = JSON.parse(String(data)) as Said;
        if (said.type === "table" && said.table.status === "over") done();
        if (said.type !== "update" || said.question === null || said.question.asked === asked) return;
        const { question } = said;
        asked = question.asked;
        given += 1;
        // any answer, so that the game leads on
        const some = question.options[Math.floor(Math.random() * question.options.length)];
        const plain = question.shape === "amount" ? [question.verb, question.lo] : question.suggestion;
        const action = question.shape === "choice" || plain === null ? some?.action : plain;
        socket.send(JSON.stringify({ type: "act", id: `out-${given}`, asked, action, sure: true }));
      };
    });
    socket.close();
  }, table);
}

test("a finished game is found, kept and rated", async ({ invite }) => {
  const [ada, bo] = [await invite("Ada Club"), await invite("Bo Club", { settings: { language: "fr" } })];
  const table = await openTable(ada, [PERSON, OPEN], "club", { game: "race", name: "Sunday race" });
  await join(bo, table);
  await Promise.all([playOut(ada, table), playOut(bo, table)]);
  const winner = (await tableInfo(ada, table)).winners[0] === 0 ? "Ada Club" : "Bo Club";

  await ada.goto("/");
  await ada.getByRole("link", { name: "Finished games" }).first().click();
  await ada.getByLabel("Player").fill("bo club");
  await ada.keyboard.press("Enter");
  await expect(ada).toHaveURL(/bo\+club|bo%20club/);
  await ada.getByRole("combobox", { name: "Game" }).selectOption("race");
  const game = ada.getByRole("article", { name: "Race" });
  await expect(game).toHaveCount(1);
  await expect(game.getByRole("listitem").first()).toContainText(winner);
  await game.getByRole("button", { name: "Favourite" }).click();
  await game.getByRole("button", { name: "My note" }).click();
  await game.getByRole("textbox").fill("Too slow.");
  await game.getByRole("button", { name: "Keep the note" }).click();
  await expect(game.getByText("Too slow.")).toBeVisible();
  // the address says what is looked for
  await ada.reload();
  await expect(game.getByText("Too slow.")).toBeVisible();
  await ada.getByRole("combobox", { name: "Kept by me" }).selectOption("favourite");
  await expect(game.getByRole("button", { name: "Favourite" })).toHaveAttribute("aria-pressed", "true");

  await bo.goto("/ratings/race");
  await expect(bo.getByRole("row").filter({ hasText: winner })).toBeVisible();
  await bo.getByRole("link", { name: "Ada Club" }).click();
  await expect(bo.getByRole("heading", { name: "Ada Club" })).toBeVisible();
  await bo.getByRole("link", { name: "Parties", exact: true }).click();
  await expect(bo.getByRole("article")).toHaveCount(1);
  await expect(bo.getByText("Too slow.")).toHaveCount(0);
});

test("two play a tournament", async ({ invite }) => {
  const [ada, bo] = [await invite("Ada Cup"), await invite("Bo Cup", { settings: { language: "fr" } })];
  await ada.goto("/tournaments");
  await ada.getByRole("button", { name: "New tournament" }).click();
  await ada.getByLabel("Name of the tournament").fill("Autumn cup");
  await ada.getByRole("radio", { name: "Race for the Galaxy" }).check({ force: true });
  await ada.getByRole("radio", { name: "Knock-out" }).check({ force: true });
  await ada.getByRole("button", { name: "Make it" }).click();
  await expect(ada.getByRole("heading", { name: "Autumn cup" })).toBeVisible();
  await ada.getByRole("button", { name: "Take part" }).click();
  await bo.goto(new URL(ada.url()).pathname);
  await bo.getByRole("button", { name: "Participer" }).click();
  await expect(ada.getByRole("link", { name: "Bo Cup" })).toBeVisible();
  await ada.getByRole("button", { name: "Begin" }).click();
  const own = ada.getByRole("link", { name: "To your table" });
  await expect(own).toBeVisible();
  const table = (await own.getAttribute("href"))?.split("/").at(-1) ?? "";
  const page = new URL(ada.url()).pathname;
  await Promise.all([playOut(ada, table), playOut(bo, table)]);
  const { seats, winners } = await tableInfo(ada, table);
  const winner = seats[winners[0] ?? 0]?.name ?? "";
  await bo.goto(page);
  await expect(bo.getByText(`gagné par ${winner}`)).toBeVisible();
  await expect(bo.getByRole("row").nth(1)).toContainText(winner);
});

test("two who want the same find each other", async ({ invite }) => {
  const [ada, bo] = [await invite("Ada Seeks"), await invite("Bo Seeks", { settings: { language: "fr" } })];
  await ada.goto("/");
  await ada.getByRole("button", { name: "Find opponents" }).click();
  await ada.getByRole("radio", { name: "Race for the Galaxy" }).check({ force: true });
  await ada.getByRole("button", { name: "Look for them" }).click();
  await expect(ada.getByText("Nobody else looks for this yet.")).toBeVisible();
  await bo.goto("/");
  await bo.getByRole("button", { name: "Trouver des adversaires" }).click();
  await bo.getByRole("radio", { name: "Race for the Galaxy" }).check({ force: true });
  await bo.getByRole("button", { name: "Chercher" }).click();
  for (const page of [ada, bo]) await page.waitForURL(/\/table\//u);
  expect(ada.url()).toBe(bo.url());
});
