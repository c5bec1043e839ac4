/** The page that a link in a mail opens: one click, and one is who reads mail at that address. */
import type { Page } from "@playwright/test";
import { picture, usable } from "./looks";
import { Mailbox } from "./mailbox";
import { BOT, expect, openTable, PERSON, PHONE, tableInfo, test } from "./people";

const ADDRESS = "ada@post.example";

/** Has a link sent, as a person does; the page that it leads to. */
async function askForLink(page: Page, mailbox: Mailbox): Promise<string> {
  const before = mailbox.letters.length;
  await page.goto("/");
  await page.getByRole("button", { name: /Your name|Change your name/u }).click();
  await page.getByRole("button", { name: /Keep who you are|^Account$/u }).click();
  await page.getByLabel("Your e-mail address").fill(ADDRESS);
  await page.getByRole("button", { name: "Send a link" }).click();
  await expect(page.getByText(`A link is on its way to ${ADDRESS}`)).toBeVisible();
  await expect.poll(() => mailbox.letters.length).toBe(before + 1);
  const link = /^http\S+\/sign-in#\S+$/mu.exec(mailbox.letters.at(-1) ?? "");
  if (link === null) throw new Error("the mail has no link");
  return link[0];
}

test("a link in a mail brings one back in another browser, once", async ({ invite, serve }) => {
  const mailbox = new Mailbox();
  const { address } = await serve(["--mail", await mailbox.open(), "--mail-from", "games@post.example"]);
  try {
    const ada = await invite("Ada", { context: { baseURL: address } });
    const table = await openTable(ada, [PERSON, BOT], "link");
    await ada.goto(await askForLink(ada, mailbox));
    await expect(ada.getByText("you are kept by it as Ada")).toBeVisible();
    await usable(ada);
    await picture(ada, "link");
    await ada.getByRole("button", { name: "Come in" }).click();
    await expect(ada).toHaveURL("/");

    const other = await invite("Somebody", { context: { baseURL: address, viewport: PHONE }, expected: /403/u });
    const link = await askForLink(other, mailbox);
    await other.goto(link);
    await other.getByRole("button", { name: "Come in" }).click();
    await expect(other).toHaveURL("/");
    expect((await tableInfo(other, table)).seat, "what was theirs is theirs here").toBe(0);

    // a link is good once
    await other.goto("/history");
    await other.goto(link);
    await other.getByRole("button", { name: "Come in" }).click();
    await expect(other.getByText(/link/iu)).toBeVisible();
    await usable(other);
    await other.getByRole("button", { name: "To the lobby" }).click();
    await expect(other).toHaveURL("/");
  } finally {
    mailbox.close();
  }
});
