/** Lines that break, tabs that close, servers that die. */
import type { Page } from "@playwright/test";
import { BOT, expect, join, openTable, OPEN, PERSON, test } from "./people";
import { Player } from "./player";

/** A line to the table that can be cut. */
class Line {
  #cut = false;
  readonly #open = new Set<() => Promise<void>>();

  async lay(page: Page): Promise<void> {
    await page.routeWebSocket(/\/ws\/tables\//u, async (socket) => {
      if (this.#cut) {
        await socket.close();
        return;
      }
      const server = socket.connectToServer();
      this.#open.add(async () => {
        await socket.close();
        await server.close();
      });
    });
  }

  async cut(): Promise<void> {
    this.#cut = true;
    await Promise.all([...this.#open].map((close) => close()));
    this.#open.clear();
  }

  mend(): void {
    this.#cut = false;
  }
}

/** What everybody reads: the cards of a hand are told to its owner only. */
function publicLines(log: string[]): string[] {
  return log.filter((line) => !/produces|receives|discards|pays|takes/u.test(line));
}

/** Both tell the same in the end: the table may go on while one compares. */
async function agree(one: () => Promise<string[]>, other: () => Promise<string[]>): Promise<void> {
  await expect.poll(async () => JSON.stringify(await one()) === JSON.stringify(await other())).toBe(true);
}

test("a line lost in an auction, a reload, two tabs", async ({ invite }) => {
  const [ada, ben] = await Promise.all([invite("Ada"), invite("Ben")]);
  const line = new Line();
  await line.lay(ada);
  const table = await openTable(ada, [PERSON, OPEN, BOT], "eclipse");
  await join(ben, table);
  await Promise.all([ada, ben].map((page) => page.goto(`/table/${table}`)));
  const [one, other] = [new Player(ada, { buys: 9 }), new Player(ben, { buys: 9 })];
  // Ben answers whatever he is asked, until his page closes
  other.playToTheEnd().catch(() => undefined);

  await test.step("what was chosen is kept, and sent once", async () => {
    const asked = await one.playUntil(/first bid|bid more/u);
    const amount = one.bar.getByRole("spinbutton", { name: "Amount" });
    const bid = Number(await amount.inputValue()) + 1;
    await amount.fill(String(bid));
    await line.cut();
    await expect(one.bar).toContainText("Reconnecting, your choice is kept");
    await expect(amount).toHaveValue(String(bid));
    await one.bar.locator(".primary").click();
    line.mend();
    if (await one.confirms()) await one.bar.locator(".primary").click();
    await one.settled(asked);
    await expect(one.bar).not.toContainText("Reconnecting");
    const bids = (await other.log()).filter((each) => new RegExp(`^Ada.* ${bid}\\b`, "u").test(each));
    expect(bids).toHaveLength(1);
  });

  await test.step("nothing is missed or repeated", async () => {
    await agree(async () => publicLines(await one.log()), async () => publicLines(await other.log()));
  });

  await test.step("two tabs of one person are in step, and a reload changes nothing", async () => {
    const tab = await ada.context().newPage();
    await tab.goto(`/table/${table}`);
    const second = new Player(tab);
    await agree(() => second.log(), () => one.log());
    await ada.reload();
    await agree(() => one.log(), () => second.log());
    const asked = await second.playUntil(/What do you do|bid/u);
    expect((await one.next())?.id).toBe(asked.id);
    await second.answer(asked);
    await one.settled(asked);
  });
});

test("the server dies and comes back while a game runs", async ({ invite, serve }) => {
  const server = await serve();
  const page = await invite("Ada", {
    context: { baseURL: server.address },
    expected: /WebSocket|ERR_CONNECTION_REFUSED|Failed to load/u,
  });
  const table = await openTable(page, [PERSON, BOT, BOT], "power cut");
  await page.goto(`/table/${table}`);
  const player = new Player(page);
  await player.playUntil(/What do you do/u);
  const before = await player.log();
  await server.kill();
  await expect(player.bar).toContainText("Reconnecting");
  await server.start();
  await expect(player.bar).toContainText("What do you do?");
  expect(await player.log()).toEqual(before);
  const asked = await player.next();
  if (asked !== null) await player.answer(asked);
  await player.next();
  expect((await player.log()).slice(0, before.length)).toEqual(before);
});
