/** Without a line, a table is shown as it was seen last. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { picture } from "./looks";
import { BOT, expect, openTable, PERSON, test } from "./people";
import { freePort, OwnServer } from "./serving";

test("the last view of a table is read offline, and goes on when the server is back", async ({ invite }) => {
  const folder = mkdtempSync(join(tmpdir(), "cosmodrome-offline-"));
  const server = new OwnServer(await freePort(), folder);
  await server.start();
  try {
    const context = { baseURL: server.address, serviceWorkers: "allow" as const };
    const page = await invite("Ada", { context, expected: /ERR_CONNECTION_REFUSED|WebSocket|Failed to load/u });
    const table = await openTable(page, [PERSON, BOT], "offline");
    await page.goto(`/table/${table}`);
    await expect(page.locator(".prompt .question")).toBeVisible();
    const kept = (): Promise<boolean> => page.evaluate(async (id) => (await caches.match(`/kept/${id}`)) !== undefined && (await caches.match("/")) !== undefined, table);
    await expect.poll(kept).toBe(true);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const points = await page.getByRole("list", { name: /Players/u }).first().textContent();

    await server.kill();
    await page.reload();
    await expect(page.getByText("this is the table as you saw it last")).toBeVisible();
    expect(await page.getByRole("list", { name: /Players/u }).first().textContent()).toContain(points?.slice(0, 5) ?? "");
    await expect(page.locator(".prompt .primary")).toHaveCount(0);
    await picture(page, "offline");

    await server.start();
    await expect(page.getByText("this is the table as you saw it last")).toBeHidden();
    await expect(page.locator(".prompt .question")).toBeVisible();
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
