/** Galaxy Trucker's yard: ships are built against the clock and in turns, and repaired before the launch. */
import type { Locator, Page } from "@playwright/test";
import type { OptionValue } from "../src/generated/protocol";
import { picture, usable } from "./looks";
import { expect, join, OPEN, openTable, PERSON, PHONE, test } from "./people";
import { confirms } from "./player";

const DELAY = 600;

class Builder {
  readonly page: Page;
  readonly bar: Locator;
  readonly ship: Locator;
  readonly lit: Locator;
  readonly finish: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bar = page.getByRole("region", { name: "Your decision" });
    this.ship = page.getByRole("group", { name: "Your ship" });
    this.lit = this.ship.locator(".free.lit");
    this.finish = page.getByRole("region", { name: "Order tiles" });
  }

  get built(): Locator {
    return this.ship.locator(".space:not(.free)");
  }

  async draws(): Promise<void> {
    await expect(this.bar).toContainText(/What do you do/u);
    await this.page.locator(".heap").click();
  }

  /** Draw until a tile fits, and leave it in the hand; what fits nowhere goes back. */
  async drawsWhatFits(): Promise<void> {
    for (;;) {
      await this.draws();
      await expect(this.bar).toContainText("Where does the tile");
      if ((await this.lit.count()) > 0) return;
      await this.page.keyboard.press("x");
    }
  }

  /** Take off what is wrong: all of it is the tile that was placed. */
  async repairs(): Promise<void> {
    if (!/mistake/u.test((await this.bar.textContent()) ?? "")) return;
    await this.ship.locator("[data-spot='7-8']").click();
    await this.sends();
    await expect(this.ship.locator(".wrong")).toHaveCount(0);
  }

  async takesOrderTile(number: number): Promise<void> {
    await this.finish.getByRole("button", { name: `Finish with order tile ${number}` }).click();
    await this.sends();
  }

  /** Press the button that sends, and once more where it asks whether that is meant. */
  async sends(): Promise<void> {
    await this.bar.locator(".primary").click();
    if (await confirms(this.bar)) await this.bar.locator(".primary").click();
  }
}

async function yard(ada: Page, boris: Page, seed: string, options: Record<string, OptionValue>): Promise<Builder[]> {
  const table = await openTable(ada, [PERSON, OPEN], seed, { game: "trucker", options });
  await join(boris, table);
  await Promise.all([ada, boris].map((page) => page.goto(`/table/${table}`)));
  return [new Builder(ada), new Builder(boris)];
}

/** How long it takes to the table and back, in milliseconds. */
interface Distance {
  there: number;
  back: number;
  /** Nothing arrives at the table before. */
  open: Promise<void>;
}

async function slow(page: Page): Promise<Distance> {
  const distance = { there: DELAY / 2, back: DELAY / 2, open: Promise.resolve() };
  await page.routeWebSocket(/\/ws\/tables\//u, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => void setTimeout(() => void distance.open.then(() => server.send(message)), distance.there));
    server.onMessage((message) => void setTimeout(() => socket.send(message), distance.back));
  });
  return distance;
}

test("two people build against the clock, one of them far away, up to the launch", async ({ invite }) => {
  const pages = await Promise.all([
    invite("Ada"),
    invite("Boris", { context: { viewport: PHONE, hasTouch: true, isMobile: true } }),
  ]);
  const [far, near] = pages;
  const distance = await slow(far);
  const [ada, boris] = await yard(far, near, "yard", { rounds: "1", timer: 120 });
  if (ada === undefined || boris === undefined) throw new Error("two people build");

  await test.step("what is placed lies there at once", async () => {
    await ada.drawsWhatFits();
    let goOn = (): void => undefined;
    distance.open = new Promise((resolve) => (goOn = resolve));
    await ada.lit.first().click();
    await expect(ada.built).toHaveCount(2);
    await expect(ada.bar).toContainText("Where does the tile");
    // and the next tile may be asked for before the table has answered
    await far.keyboard.press(" ");
    await expect(ada.bar).toContainText("Where does the tile");
    await expect(ada.built).toHaveCount(2);
    goOn();
  });

  await test.step("a tile is turned, put back, and goes to whoever is quicker", async () => {
    const held = far.getByRole("button", { name: /^Turn it/u }).first();
    await expect(held).toBeVisible();
    await picture(far, "yard");
    await usable(far);
    await far.keyboard.press("r");
    await far.keyboard.press("x");
    const open = near.getByRole("list", { name: "Face-up tiles" }).getByRole("button");
    await expect(open.first()).toBeVisible();
    await expect(ada.bar).toContainText("You are building");
    const wanted = (await open.first().getAttribute("aria-label")) ?? "";
    distance.there = 6 * DELAY;
    await far.getByRole("button", { name: wanted }).click();
    await expect(held).toBeVisible();
    await open.first().tap();
    await expect(far.getByText("Somebody was quicker")).toBeVisible();
    await expect(held).toBeHidden();
    distance.there = DELAY / 2;
    await expect(boris.bar).toContainText("Where does the tile");
    await near.getByRole("button", { name: "Reserve" }).first().tap();
    await expect(near.getByRole("button", { name: /^Take from the reserve/u }).first()).toBeVisible();
  });

  await test.step("by touch: a tap draws, a tap places, a tap takes up again", async () => {
    for (;;) {
      await near.locator(".heap").tap();
      await expect(boris.bar).toContainText("Where does the tile");
      if ((await boris.lit.count()) > 0) break;
      await near.getByRole("button", { name: "Put back" }).first().tap();
      await expect(boris.bar).toContainText("You are building");
    }
    await picture(near, "yard");
    await usable(near);
    await boris.lit.first().tap();
    await expect(boris.bar).toContainText("You are building");
    await expect(boris.built).toHaveCount(2);
    await boris.ship.locator(".loose").tap();
    await expect(boris.built).toHaveCount(1);
    await boris.lit.first().tap();
    await expect(boris.built).toHaveCount(2);
  });

  await test.step("the forecast, the timer and the order tiles", async () => {
    await far.getByRole("button", { name: "Look at pile 2" }).click();
    await expect(far.getByRole("list", { name: "pile 2" }).getByRole("listitem")).toHaveCount(2);
    await far.getByRole("button", { name: "Put the pile back" }).click();
    await expect(far.getByRole("list", { name: "pile 2" })).toHaveCount(0);
    await expect(far.getByRole("region", { name: "Timer" })).toContainText(/[01]:\d\d/u);
    await ada.takesOrderTile(2);
    await expect(near.getByTitle("Order tile 2: Ada")).toBeVisible();
    await boris.takesOrderTile(1);
    await expect(far.getByText("The ships are launched in this order: Boris, Ada.").first()).toBeVisible();
  });
});

test("in turns a mistake is found at the inspection, drawn on the ship and taken off", async ({ invite }) => {
  const [one, other] = await Promise.all([invite("Ada"), invite("Boris")]);
  const options = { rounds: "1", building: "turns", build_check: "authentic" };
  const [ada, boris] = await yard(one, other, "mistake", options);
  if (ada === undefined || boris === undefined) throw new Error("two people build");

  // by key: draw, go to a place, turn, place
  for (const builder of [ada, boris]) {
    await expect(builder.bar).toContainText("in this beat");
    await builder.page.keyboard.press(" ");
    await builder.page.keyboard.press("Enter");
  }
  for (const [builder, turns] of [[ada, 1], [boris, 0]] as const) {
    await expect(builder.bar).toContainText("Where does the tile");
    await builder.ship.locator("[data-spot='7-7']").focus();
    await builder.page.keyboard.press("ArrowRight");
    for (let turn = 0; turn < turns; turn++) await builder.page.keyboard.press("r");
    await builder.page.keyboard.press("Enter");
    await expect(builder.built).toHaveCount(2);
  }
  await ada.takesOrderTile(1);
  await boris.takesOrderTile(2);
  await expect(ada.bar).toContainText("mistake");
  await expect(ada.ship.locator(".wrong")).not.toHaveCount(0);
  await picture(one, "inspection");
  await usable(one);
  for (const builder of [ada, boris]) await builder.repairs();
  await expect(one.getByText("The ships are launched in this order").first()).toBeVisible();
});
