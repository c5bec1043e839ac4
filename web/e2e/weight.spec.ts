/** What comes over the wire before a newcomer sees the lobby. */
import { expect, test } from "./people";

const MOST = 250_000;

for (const language of ["en-GB", "fr-FR"]) {
  test(`the first load is light: ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ locale: language, serviceWorkers: "block" });
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    let weight = 0;
    network.on("Network.loadingFinished", ({ encodedDataLength }) => (weight += encodedDataLength));
    await network.send("Network.enable");
    await page.goto("/", { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { name: "Outpost" })).toBeVisible();
    expect(weight).toBeGreaterThan(50_000);
    expect(weight).toBeLessThan(MOST);
    await context.close();
  });
}
