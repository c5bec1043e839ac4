/** A person who plays High Frontier with the controls of the page, in English. */
import { expect, type Locator, type Page } from "@playwright/test";

/** Select an answer of the prompt bar, and send it. */
export async function answer(page: Page, label: RegExp): Promise<void> {
  await page.locator(".prompt").getByRole("button", { name: label }).first().click();
  await send(page);
}

export async function send(page: Page): Promise<void> {
  const bar = page.locator(".prompt");
  const asked = await bar.getAttribute("data-asked");
  await bar.locator(".primary").click();
  await expect(bar).not.toHaveAttribute("data-asked", asked ?? "");
}

/** A page of the world. */
export async function world(page: Page, name: string): Promise<Locator> {
  const panel = await tab(page, "World");
  await panel.getByRole("radio", { name }).check();
  return panel;
}

export async function tab(page: Page, name: string): Promise<Locator> {
  await page.getByRole("tab", { name }).click();
  return page.getByRole("tabpanel");
}
