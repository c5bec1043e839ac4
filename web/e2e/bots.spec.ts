/** A bot of one's own: made, let in, chosen as an opponent, and shown by its name. */
import type { Page } from "@playwright/test";
import { picture, usable } from "./looks";
import { expect, PHONE, tableInfo, test } from "./people";

/** Let a program in that answers nothing: its line is open until the page is closed. */
async function connect(page: Page, token: string): Promise<void> {
  await page.evaluate(async (token) => {
    const line = new WebSocket(`${location.origin.replace("http", "ws")}/ws/bot`);
    await new Promise<void>((done) => {
      line.onopen = () => line.send(JSON.stringify({ type: "hello", token }));
      line.onmessage = () => done();
    });
    Object.assign(window, { line });
  }, token);
}

test("a bot is made with the keyboard alone, connects and is played against", async ({ invite }) => {
  const page = await invite("Ada Bots");
  await page.goto("/");
  await page.getByRole("link", { name: "Bots" }).first().click();
  await page.getByLabel("Name of the bot").focus();
  await page.keyboard.type("Deep Thought");
  await page.keyboard.press("Enter");
  const token = await page.getByRole("textbox", { name: "Token of Deep Thought" }).inputValue();
  await usable(page);
  await page.keyboard.press("Escape");
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(page.getByText("Not connected")).toBeVisible();
  await connect(page, token);
  await expect(page.getByText("Connected", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Rename Deep Thought" }).click();
  await page.getByRole("textbox", { name: "Name of the bot" }).first().fill("Shallow Thought");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Shallow Thought")).toBeVisible();
  await usable(page);
  await picture(page, "bots");

  const other = await page.context().newPage();
  await other.goto("/");
  await other.getByRole("article").filter({ hasText: "Race for the Galaxy" }).getByRole("button", { name: "Play bots" }).click();
  const dialog = other.getByRole("dialog");
  await expect(dialog.getByText(/^Rating 1500/u)).toBeVisible();
  await dialog.getByRole("radio", { name: /Shallow Thought/u }).check({ force: true });
  await usable(other);
  await picture(other, "bots-chosen");
  await dialog.getByRole("button", { name: "Start the game" }).click();
  await expect(other).toHaveURL(/\/table\//u);
  const { seats } = await tableInfo(other, other.url().split("/").at(-1) ?? "");
  expect(seats[1]).toMatchObject({ bot: "Shallow Thought", bot_of: "Ada Bots", level: "visitor" });
  await expect(other.getByText("Shallow Thought").first()).toBeVisible();

  await page.getByRole("button", { name: "Delete Shallow Thought" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Shallow Thought")).toHaveCount(0);
});

for (const theme of ["dark", "light"] as const)
  test(`the page of bots can be used on a phone, in French, ${theme}`, async ({ invite }) => {
    const page = await invite("Bo Bots", { settings: { language: "fr", theme }, context: { viewport: PHONE } });
    await page.goto("/bots");
    await page.getByLabel("Nom du robot").fill("Pensées profondes");
    await page.getByRole("button", { name: "Créer un robot" }).click();
    await usable(page);
    await page.getByRole("button", { name: "Je l’ai gardé" }).click();
    await expect(page.getByText("Non connecté")).toBeVisible();
    await usable(page);
    await picture(page, "bots");
    await page.getByRole("button", { name: /^Supprimer/u }).click();
    await usable(page);
  });
