/** Without a line, a table is shown as it was seen last. */
import { picture } from "./looks";
import { BOT, expect, openTable, PERSON, test } from "./people";

test("the last view of a table is read offline, and goes on when the server is back", async ({ invite, serve }) => {
  const server = await serve();
  const context = { baseURL: server.address, serviceWorkers: "allow" as const };
  const page = await invite("Ada", { context, expected: /ERR_CONNECTION_REFUSED|WebSocket|Failed to load/u });
  const table = await openTable(page, [PERSON, BOT], "offline");
  await page.goto(`/table/${table}`);
  await expect(page.locator(".prompt .question")).toBeVisible();
  // what a page is made of comes one after the other
  const kept = (): Promise<boolean> =>
    page.evaluate(async (id) => {
      const view = await caches.match(`/kept/${id}`);
      if (view === undefined) return false;
      const { reference } = (await view.json()) as { reference: string };
      const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      const needed = ["/", "/api/me", "/api/games", reference, ...loaded.filter((path) => path.startsWith("/assets/"))];
      return (await Promise.all(needed.map((path) => caches.match(path)))).every((each) => each !== undefined);
    }, table);
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
});
