/** The page stays where it is: in games at the pace of bots (`clicks.spec.ts` has those of Outpost and Race), and while scenes play. */
import { expect, openTable, PERSON, test, type Invite } from "./people";
import { build, Pilot } from "./pilot";
import { type Asked, Player } from "./player";
import { Racer } from "./racer";
import { atRest, countFromHere, greatest, movement, shiftsOf, watchShifts } from "./shifts";
import type { Page } from "@playwright/test";
import type { Settings } from "../src/lib/settings.svelte";

const CADET = { kind: "bot", level: "cadet" } as const;
const PLAIN: Partial<Settings> = { oneClick: true, confirmFinal: false, motion: "full" };

async function watched(invite: Invite, settings: Partial<Settings> = {}): Promise<Page> {
  const page = await invite("Ada", { settings: { ...PLAIN, ...settings } });
  await watchShifts(page);
  return page;
}

/** What keeps its place from question to question: the first answer, what sends, what passes, the ways back and to a hint. */
const FIXED = [".open [data-key='1']", ".primary", ".pass", ".undo", ".hint"];

/** Where in the bar they are, of those there are. */
async function places(player: Player): Promise<string[]> {
  return await player.page.evaluate(
    (fixed) => {
      const bar = document.querySelector(".prompt")?.getBoundingClientRect();
      return fixed.flatMap((name) => {
        const found = document.querySelector(`.prompt ${name}`)?.getBoundingClientRect();
        return found === undefined || bar === undefined ? [] : [`${name} at ${found.x.toFixed()}, ${(found.y - bar.y).toFixed()}`];
      });
    },
    FIXED,
  );
}

/** Answer so many questions, or all to the end, and see how much has moved, what a click has brought about included. */
async function play(player: Player, questions: number): Promise<void> {
  const seen = new Set<string>();
  await player.next();
  await countFromHere(player.page);
  for (let given = 0; given < questions; given++) {
    const asked = await player.next();
    if (asked === null) break;
    await atRest(player.page);
    for (const place of await places(player)) seen.add(place);
    await player.answer(asked);
  }
  expect(FIXED.filter((name) => [...seen].filter((place) => place.startsWith(name)).length > 1), [...seen].join("; ")).toEqual([]);
  const shifts = await shiftsOf(player.page);
  console.log(movement(shifts));
  expect(movement(shifts), greatest(shifts)).toBeLessThan(0.1);
}

/** Takes an income every year, and whatever else there is to answer. */
class Director extends Player {
  override async answer(asked: Asked): Promise<void> {
    await this.page.keyboard.press("Escape");
    const income = asked.answers.find((each) => /Income|Play white/u.test(each));
    if (asked.ready) await this.press(this.bar.locator(".primary"));
    else if (income !== undefined) await this.select(income.replace(/^\d/u, "").trim());
    else await this.page.keyboard.press((await this.bar.locator(".answer.pass").isVisible()) ? "0" : "1");
    await this.settled(asked);
  }
}

test("a game of High Frontier with auctions and scenes moves nothing", async ({ invite }) => {
  const page = await watched(invite, { scenes: "swift", answerForced: true });
  await page.goto(`/table/${await openTable(page, [PERSON, CADET, CADET], "still 1", { game: "frontier", options: { years: 12 } })}`);
  await play(new Director(page), Infinity);
});

test("a flight of Galaxy Trucker to its end moves nothing, nor does the yard", async ({ invite }) => {
  const page = await watched(invite, { oneClick: false });
  const more = { game: "trucker", options: { rounds: "1", building: "turns" } };
  await page.goto(`/table/${await openTable(page, [PERSON, CADET], "flight 7", more)}`);
  await play(new Pilot(page), 15);
  const table = await openTable(page, [PERSON, CADET], "flight 7", more);
  await build(page, table, 13);
  await page.goto(`/table/${table}`);
  await play(new Pilot(page), Infinity);
});

test("scenes of Race move nothing", async ({ invite }) => {
  const page = await watched(invite, { scenes: "swift", answerForced: true });
  await page.goto(`/table/${await openTable(page, [PERSON, CADET, CADET], "clicks 1", { game: "race" })}`);
  await play(new Racer(page), 12);
});
