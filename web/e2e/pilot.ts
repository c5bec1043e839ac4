/** A person who flies rounds of Galaxy Trucker, and the ships they fly: built without the page, the yard has tests of its own. */
import type { Locator, Page } from "@playwright/test";
import type { Said } from "../src/generated/protocol";
import type { TruckerView } from "../src/generated/trucker";
import { type Asked, Player, type Ways } from "./player";

/** A person who flies: takes what the tray offers first, and loads whatever fits. */
export class Pilot extends Player {
  override readonly bar: Locator;
  readonly tray: Locator;

  constructor(page: Page, ways: Ways = {}) {
    super(page, ways);
    this.bar = page.locator(".prompt");
    this.tray = page.locator(".hand");
  }

  override async answer(asked: Asked): Promise<void> {
    const hold = this.tray.locator(".cell.lit").first();
    if (await hold.isVisible()) {
      await this.press(hold);
      await this.settled(asked);
    } else await super.answer(asked);
  }

  override async draft(asked: Asked): Promise<void> {
    const offered = this.tray.locator(".prospect, .done").first();
    if (asked.ready) return;
    if (await offered.isVisible()) await this.press(offered);
    else await this.page.keyboard.press("1");
  }
}

/** Build a small ship of whatever comes and fits. */
export async function build(page: Page, table: string, tiles: number): Promise<void> {
  await page.goto("/");
  await page.evaluate(
    async ([id, wanted]) => {
      const socket = new WebSocket(`ws://${location.host}/ws/tables/${id}`);
      let answered = -1;
      await new Promise<void>((done) => {
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const said = JSON.parse(data) as Said;
          if (said.type !== "update") return;
          const { question, seq } = said;
          const view = said.view as TruckerView;
          if (view.phase !== "building") {
            done();
          } else if (question !== null && question.asked !== answered) {
            answered = question.asked;
            const big = (view.players[view.seat ?? 0]?.ship.tiles.length ?? 0) >= wanted;
            const wish = big ? ["finish", "place", "return"] : ["place", "draw", "return", "finish"];
            const [first = question.options[0]] = wish.flatMap((verb) => question.options.filter((each) => each.action[0] === verb));
            socket.send(JSON.stringify({ type: "act", id: `b${seq}`, asked: question.asked, action: first?.action, sure: true }));
          }
        };
      });
      socket.close();
    },
    [table, tiles] as const,
  );
}
