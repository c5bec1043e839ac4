import { describe, expect, it } from "vitest";
import type { LogEntry, Option, Question } from "../../../generated/protocol";
import type { CardReference, SeatView, ShipView, TruckerView } from "../../../generated/trucker";
import { Draft } from "../../../shell/table/draft.svelte";
import { BATTERY, CABIN, CANNON, ENGINE, lies, reference, SHIELD, ship, START, TRUSS } from "../fixtures";
import { roundTotal, sheets, teams } from "./accounts";
import { chronicle, lossesOf } from "./chronicle";
import { circuit, flyingOrder, movedBy, placeAt } from "./course";
import { afterHit, exposedOf, strengthOf, stow } from "./figures";
import { itemsAt, pickAt } from "./picking";
import { ALIKE, pickPower, powers } from "./powering";
import { caseOf, consequence, daysOf, prospects, repairs, verdictOn } from "./prospects";
import { Stowing } from "./stowing.svelte";

function entry(key: string, params: Record<string, unknown>): LogEntry {
  return { key, params, action: 0 };
}

const METEORS: LogEntry[] = [
  entry("launch", { order: [] }),
  entry("card", { seat: 1, card: ["adventure", {}], code: 115 }),
  entry("threat", { threat: "small_meteor", side: "left", line: 7, lines: "row", dice: [3, 4] }),
  entry("misses", { seat: 0, threat: "small_meteor" }),
  entry("loses-tile", { seat: 1, tile: ["tile", { kind: "cabin" }], row: 7, column: 5, cause: "cause-no-shield" }),
  entry("loses-tile", { seat: 1, tile: ["tile", { kind: "engine" }], row: 8, column: 5, cause: "cause-apart" }),
];

function player(seat: number, position: number, parts: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    credits: 0,
    hand: null,
    looking: null,
    seen: [],
    flying: true,
    position,
    declared: null,
    landed: null,
    answer: null,
    ship: ship([lies(START, 7, 7)]),
    ...parts,
  };
}

function card(type: string, parts: Partial<CardReference> = {}): CardReference {
  const none = { strength: 0, crew: 0, penalty: 0, credits: 0, goods: [], days: 0, threats: [], planets: [], lines: [] };
  return { card: 101, level: 1, type, ...none, ...parts };
}

function view(players: SeatView[], parts: Partial<TruckerView> = {}): TruckerView {
  const some = { players, round: "1", rounds: ["1"], deck: 3, card: 101, threat: null, known: [], offer: [], accounts: [] };
  return { ...some, ...parts } as unknown as TruckerView;
}

function question(prompt: string, parts: Partial<Question> = {}): Question {
  const none = { rule: "", options: [], closed: [], verb: "", lo: 0, hi: 0, items: [], needs: [], suggestion: null };
  const rest = { hints: {}, costs: [], way: null };
  return { shape: "choice", asked: 1, prompt: [prompt, {}], ...none, ...rest, ...parts };
}

function option(...action: unknown[]): Option {
  return { action, label: [`action-${String(action[0])}`, {}] };
}

function draft(asked: Question): { draft: Draft; sent: unknown[][] } {
  const sent: unknown[][] = [];
  const made = new Draft((_, action) => sent.push(action));
  made.ask(asked);
  return { draft: made, sent };
}

describe("what has happened on a card", () => {
  it("is read from the log: each roll with what became of every ship", () => {
    const story = chronicle(METEORS);
    expect(story).toMatchObject({ at: 1, code: 115, leader: 1 });
    expect(story?.volleys).toEqual([
      {
        threat: "small_meteor",
        side: 3,
        line: 7,
        dice: [3, 4],
        outcomes: [
          { seat: 0, key: "misses", spot: null },
          { seat: 1, key: "loses-tile", spot: [7, 5] },
        ],
      },
    ]);
  });

  it("is nothing before the first card of a flight", () => {
    expect(chronicle([...METEORS, entry("round-begins", {}), entry("launch", { order: [] })])).toBeNull();
  });

  it("tells every loss at its place, with its reason", () => {
    const losses = lossesOf(METEORS, 1);
    expect(losses.map(({ spot }) => spot)).toEqual([
      [7, 5],
      [8, 5],
    ]);
    expect(losses[0]?.words).toEqual(["flight-lost-tile", { tile: "cabin", cause: "cause-no-shield" }]);
    const crew = lossesOf([entry("loses-crew", { seat: 0, number: 3, spots: [[7, 7], [7, 7], [6, 7]] })], 0);
    expect(crew.map(({ spot, number }) => [spot, number])).toEqual([
      [[7, 7], 2],
      [[6, 7], 1],
    ]);
  });
});

describe("the track", () => {
  const four = view([player(0, 5), player(1, 7), player(2, 4), player(3, -1, { flying: false })]);

  it("lists those who fly, the leader first", () => {
    expect(flyingOrder(four)).toEqual([1, 0, 2]);
  });

  it("leaves out spaces that are taken", () => {
    expect(movedBy(four, 40, 0, 2)).toBe(8);
    expect(movedBy(four, 40, 0, -1)).toBe(3);
    expect(placeAt(four, 0, 8)).toBe(1);
    expect(placeAt(four, 0, 3)).toBe(3);
  });

  it("goes round, whatever its width", () => {
    for (const columns of [15, 19]) {
      const spaces = circuit(40, columns);
      expect(new Set(spaces.map(({ x, y }) => `${x} ${y}`)).size).toBe(40);
      expect(spaces[0]?.y).toBe(0);
    }
  });
});

/** A pilot cabin with an engine below, a cannon above, a truss to the left and a battery on the end of it. */
const CRAFT: ShipView = ship(
  [
    { ...lies(START, 7, 7), humans: 2 },
    lies(ENGINE, 8, 7),
    lies(CANNON, 6, 7),
    lies(TRUSS, 7, 6),
    { ...lies(BATTERY, 7, 5, 1), charges: 2 },
  ],
  { crew: 2, humans: 2, charges: 2, engines: [1, 1], cannons: [1, 1] },
);

describe("a ship", () => {
  it("counts its strength, half for cannons that point elsewhere", () => {
    expect(strengthOf(reference, CRAFT, "engine", [])).toBe(1);
    expect(strengthOf(reference, ship([lies(CANNON, 7, 8, 1), lies(CANNON, 6, 7)]), "cannon", [])).toBe(1.5);
  });

  it("adds an alien to what there is, not to nothing", () => {
    const alien = { ...lies(CABIN, 6, 6), alien: "purple" as const };
    expect(strengthOf(reference, ship([alien, lies(CANNON, 6, 7)]), "cannon", [])).toBe(3);
    expect(strengthOf(reference, ship([alien]), "cannon", [])).toBe(0);
  });

  it("comes apart where a tile held it together", () => {
    const { left, parts } = afterHit(reference, CRAFT, [7, 6]);
    expect(parts).toHaveLength(2);
    expect(left.tiles).toHaveLength(4);
    expect(left.exposed).toBe(exposedOf(reference, left));
    expect(repairs(reference, left)).toBe(1);
  });

  it("has room for what fits, and red goods want a special hold", () => {
    const hold = { tile: 8, kind: "cargo_2", connectors: [0, 0, 0, 0], capacity: 2, power: 0 };
    const holds = { ...reference, tiles: [...reference.tiles, hold] };
    expect(stow(holds, ship([lies(8, 7, 8)]), ["blue", "red", "green", "yellow"])).toEqual({ fit: ["yellow", "green"], left: ["red", "blue"] });
  });
});

describe("prospects", () => {
  it("compare a defence with the hit", () => {
    const threat = { seat: 0, threat: "small_meteor", side: "left", line: 7, target: [7, 6] as [number, number], stoppers: [] };
    const params = { threat: "small_meteor", charges: 2, tile: ["tile", { kind: "structural" }] };
    const asked = question("prompt-shield", { prompt: ["prompt-shield", params], options: [option("shield", 7, 5), option("endure")] });
    const given = caseOf(view([player(0, 5, { ship: CRAFT })], { threat }), reference, 0, asked);
    const [fend, hit] = given === null ? [] : prospects(given);
    expect(fend?.verdict?.words[0]).toBe("flight-stops-it");
    expect(fend?.lines[0]?.words).toEqual(["flight-change-charges", { from: 2, to: 1 }]);
    expect(hit?.verdict?.words).toEqual(["flight-breaks", { number: 2 }]);
    expect(hit?.lines.map(({ words }) => words[0])).toContain("flight-change-bill");
  });

  it("say what a planet brings and costs", () => {
    const cards = [card("planets", { days: 2, planets: [["red", "blue"]] })];
    const asked = question("prompt-planet", { options: [option("land", 1), option("fly_on")] });
    const given = caseOf(view([player(0, 5), player(1, 4)]), { ...reference, cards }, 0, asked);
    const [land] = given === null ? [] : prospects(given);
    expect(land?.goods).toEqual(["red", "blue"]);
    expect(land?.lines.map(({ words }) => words[0])).toEqual([
      "flight-goods-worth",
      "flight-no-room",
      "flight-days-lost",
      "flight-change-place",
    ]);
    expect(given === null ? 0 : daysOf(given, asked.options[0] ?? null, [])).toBe(-2);
  });

  it("know whether a strength is enough", () => {
    const enemy = question("prompt-cannons-enemy", { prompt: ["prompt-cannons-enemy", { enemy: 4 }], verb: "power" });
    const given = caseOf(view([player(0, 5)]), reference, 0, enemy);
    if (given === null) throw new Error("nothing was asked");
    expect([5, 4, 3].map((strength) => verdictOn(given, strength)?.tone)).toEqual(["good", "plain", "bad"]);
    const zone = { ...reference, cards: [card("combat_zone")] };
    const rivals = view([player(0, 5), player(1, 7, { declared: 3 })]);
    const compared = caseOf(rivals, zone, 0, question("prompt-engines", { verb: "power" }));
    if (compared === null) throw new Error("nothing was asked");
    expect([3, 2].map((strength) => verdictOn(compared, strength)?.words[0])).toEqual(["flight-not-least", "flight-least"]);
  });

  it("warn when the last human goes", () => {
    const asked = question("prompt-dismiss", { verb: "dismiss", items: [[7, 7], [7, 7]].map((item) => ({ item, label: ["spot", {}] })) });
    const given = caseOf(view([player(0, 5, { ship: CRAFT })]), reference, 0, asked);
    const words = (chosen: number[]): string[] => (given === null ? [] : consequence(given, null, chosen).map((each) => each.words[0]));
    expect(words([0])).toEqual(["flight-humans-left"]);
    expect(words([0, 1])).toEqual(["flight-humans-left", "flight-nobody-left"]);
  });
});

describe("picking on the ship", () => {
  const asked = question("prompt-engines", {
    shape: "subset",
    verb: "power",
    hi: 2,
    items: [[7, 5], [8, 5], [8, 5]].map((item) => ({ item, label: ["spot", {}] })),
  });

  it("takes one more with each tap, and then none", () => {
    const { draft: made } = draft(asked);
    expect(itemsAt(asked, [8, 5])).toEqual([1, 2]);
    pickAt(made, asked, [8, 5]);
    expect(made.chosen).toEqual([1]);
    pickAt(made, asked, [8, 5]);
    expect(made.chosen).toEqual([1, 2]);
    pickAt(made, asked, [8, 5]);
    expect(made.chosen).toEqual([]);
  });

  it("takes a number from the fullest batteries", () => {
    const { draft: made } = draft(asked);
    pickPower(made, asked, { [ALIKE]: 2 });
    expect(made.action).toEqual(["power", [[8, 5], [8, 5]]]);
  });

  it("offers every strength once where double cannons differ, and fires those that were meant", () => {
    const items = [[7, 5, "forward"], [7, 5, "elsewhere"]].map((item) => ({ item, label: ["spot", {}] as [string, Record<string, unknown>] }));
    const mixed = question("prompt-cannons", { shape: "subset", verb: "power", hi: 2, items });
    expect(powers({ ...mixed, hi: 1 })).toEqual([{}, { elsewhere: 1 }, { forward: 1 }]);
    const given = caseOf(view([player(0, 5, { ship: CRAFT })]), reference, 0, mixed);
    const offered = given === null ? [] : prospects(given);
    expect(offered.map(({ title }) => title[1].number)).toEqual([1, 2, 3, 4]);
    const { draft: made } = draft(mixed);
    pickPower(made, mixed, { elsewhere: 1 });
    expect(made.action).toEqual(["power", [[7, 5, "elsewhere"]]]);
    pickAt(made, mixed, [7, 5]);
    expect(made.chosen).toEqual([0, 1]);
  });

  it("takes no more from a battery than it has", () => {
    const items = [[7, 5, "forward"], [7, 5, "elsewhere"], [8, 5, "forward"], [8, 5, "elsewhere"]].map((item) => ({
      item,
      label: ["spot", {}] as [string, Record<string, unknown>],
    }));
    const needs = [
      { name: "need-battery", weights: [1, 1, 0, 0], least: 0, most: 1, tight: false },
      { name: "need-battery", weights: [0, 0, 1, 1], least: 0, most: 1, tight: false },
      { name: "need-forward", weights: [1, 0, 1, 0], least: 0, most: 1, tight: false },
      { name: "need-elsewhere", weights: [0, 1, 0, 1], least: 0, most: 1, tight: false },
    ];
    const scarce = question("prompt-cannons", { shape: "subset", verb: "power", hi: 2, items, needs });
    const { draft: made } = draft(scarce);
    pickPower(made, scarce, { forward: 1, elsewhere: 1 });
    expect(made.chosen).toEqual([0, 3]);
    expect(made.lack).toBeNull();
  });
});

describe("loading goods", () => {
  const asked = question("prompt-load", {
    options: [option("load", "green", 7, 8), option("lift", "yellow", 6, 6), option("lift", "blue", 6, 6), option("done")],
  });

  it("takes up the best cube that fits, and puts it where it is told", () => {
    const { draft: made, sent } = draft(asked);
    const stowing = new Stowing(made);
    stowing.begin(asked, ["red", "green"]);
    expect(stowing.colour).toBe("green");
    expect(stowing.targets(asked)).toEqual([[7, 8]]);
    stowing.pickHold(asked, [6, 6]);
    expect(sent).toEqual([]);
    stowing.pickHold(asked, [7, 8]);
    expect(sent).toEqual([["load", "green", 7, 8]]);
  });

  it("lifts the least valuable cube of a hold when nothing is taken up", () => {
    const { draft: made, sent } = draft(asked);
    const stowing = new Stowing(made);
    stowing.begin(asked, ["red"]);
    expect(stowing.colour).toBeNull();
    stowing.pickHold(asked, [6, 6]);
    expect(sent).toEqual([["lift", "blue", 6, 6]]);
  });
});

describe("accounts", () => {
  it("explain every sum", () => {
    const lossy = ship([lies(START, 7, 7), lies(SHIELD, 7, 8)], { lost: [3, 4, 5, 3, 4, 5, 3] });
    const done = view([player(0, 5), player(1, 9, { flying: false, ship: lossy })], { accounts: [[[4, 2, 0, 0], [0, 0, 3, 5]]] });
    const [first, second] = sheets(done, reference);
    expect(first).toMatchObject({ place: 1, total: 6, lost: 0 });
    expect(second).toMatchObject({ place: null, total: -2, lost: 7, insurance: 5, losses: 5 });
    expect(roundTotal([4, 2, 1, 3])).toBe(4);
  });

  it("join partners", () => {
    const all = view([0, 1, 2, 3].map((seat) => player(seat, seat)));
    expect(teams(all, true)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(teams(all, false)).toHaveLength(4);
  });
});
