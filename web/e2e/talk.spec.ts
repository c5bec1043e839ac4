/** Those who watch talk apart from those who play; one may hear somebody no more, and tell the host of them. */
import { picture, usable } from "./looks";
import { BOT, expect, openTable, PERSON, PHONE, test } from "./people";

test("who watches talks apart, and hears whom they want", async ({ invite }) => {
  const [ada, cy] = await Promise.all([invite("Ada"), invite("Cy", { settings: { theme: "light" } })]);
  const table = await openTable(ada, [PERSON, BOT], "talk");
  for (const page of [ada, cy]) {
    await page.goto(`/table/${table}`);
    await page.getByRole("tab", { name: "Chat" }).click();
  }
  await ada.getByLabel("Message the table").fill("Good luck");
  await ada.keyboard.press("Enter");
  await expect(cy.getByText("Good luck")).toBeVisible();
  await expect(cy.getByText("Only those who play here can write.")).toBeVisible();
  await cy.getByText("Gallery", { exact: true }).click();
  await cy.getByLabel("Message those who watch").fill("She has the robots");
  await cy.keyboard.press("Enter");
  await expect(cy.getByText("She has the robots")).toBeVisible();
  await cy.getByText("Table", { exact: true }).click();
  await usable(cy);
  await picture(cy, "chat");
  await ada.reload();
  await ada.getByRole("tab", { name: "Chat" }).click();
  await expect(ada.getByText("Good luck")).toBeVisible();
  await expect(ada.getByText("She has the robots")).toHaveCount(0);

  await cy.getByRole("log").getByRole("button", { name: "Ada" }).click();
  const person = cy.getByRole("dialog", { name: "Ada" });
  await person.getByLabel("Why").selectOption("spam");
  await usable(cy);
  await picture(cy, "person");
  await person.getByRole("button", { name: "Report" }).click();
  await expect(cy.getByText("The host has been told of Ada.")).toBeVisible();
  await cy.getByRole("log").getByRole("button", { name: "Ada" }).click();
  await person.getByRole("button", { name: "Mute" }).click();
  await expect(cy.getByText("Good luck")).toHaveCount(0);
  await cy.setViewportSize(PHONE);
  await cy.goto("/");
  await cy.locator("header .me").click();
  await cy.getByRole("button", { name: "Keep who you are" }).click();
  await cy.getByRole("button", { name: "Hear again" }).click();
  await cy.goto(`/table/${table}`);
  await cy.getByRole("button", { name: "Chat" }).click();
  await expect(cy.getByText("Good luck")).toBeVisible();
  await picture(cy, "chat");
});
