import { describe, expect, it } from "vitest";
import type { LogEntry, Message, Option, Question } from "../../../generated/protocol";
import type {
  Figures,
  GainOutlook,
  Move,
  SeatView,
  ShipOutlook,
  ShipView,
  StoryView,
  StrengthOutlook,
  TruckerView,
} from "../../../generated/trucker";
import { Draft } from "../../../shell/table/draft.svelte";
import { BATTERY, CANNON, ENGINE, lies, ship, START, TRUSS } from "../fixtures";
import { chronicle, damages, lossesOf } from "./chronicle";
import { circuit } from "./course";
import { itemsAt, pickAt } from "./picking";
import { ALIKE } from "./powering";
import { caseOf, consequence, destination, leftBehind, prospects, type Case } from "./prospects";
import { Stowing } from "./stowing.svelte";

function entry(key: string, params: Record<string, unknown>): LogEntry {
  return { key, params, action: 0 };
}

const LOG: LogEntry[] = [
  entry("launch", { order: [] }),
  entry("card", { seat: 1, card: ["adventure", {}], code: 115 }),
  entry("misses", { seat: 0, threat: "small_meteor" }),
];

const STORY: StoryView = {
  card: 115,
  leader: 1,
  incoming: [{ threat: "small_meteor", side: "left", line: 7, dice: [3, 4], seats: [0, 1], outcomes: [{ seat: 0, how: "misses", spot: null }] }],
  losses: [
    { seat: 1, spot: [7, 5], kind: "tile", number: 1, what: "cabin", cause: "cause-no-shield" },
    { seat: 0, spot: [7, 7], kind: "crew", number: 2, what: null, cause: null },
    { seat: 0, spot: [7, 8], kind: "crew", number: 1, what: "purple_alien", cause: null },
  ],
  least: [],
};

function player(seat: number, position: number, parts: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    credits: 0,
    hand: null,
    looking: null,
    seen: [],
    flying: true,
    position,
    behind: 0,
    declared: null,
    landed: null,
    answer: null,
    ship: ship([lies(START, 7, 7)]),
    ...parts,
  };
}

function view(players: SeatView[], parts: Partial<TruckerView> = {}): TruckerView {
  const some = { players, order: players.filter(({ flying }) => flying).map(({ seat }) => seat), round: "1", rounds: ["1"], deck: 3, card: 101, threat: null, known: [], offer: [], flights: [], sheets: [], result: [] };
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
  const told = chronicle(view([], { story: STORY }), LOG);

  it("is told by the view, and put into words by the log", () => {
    expect(told).toMatchObject({ at: 1, code: 115, leader: 1 });
    expect(told?.entries.map(({ key }) => key)).toEqual(["misses"]);
    expect(told?.volleys[0]).toMatchObject({ side: 3, line: 7, outcomes: [{ seat: 0, how: "misses" }] });
  });

  it("is nothing before the first card of a flight", () => {
    expect(chronicle(view([], { story: null }), LOG)).toBeNull();
  });

  it("tells every loss at its place, with its reason", () => {
    expect(lossesOf(told, 1)).toMatchObject([{ spot: [7, 5], words: ["flight-lost-tile", { tile: "cabin", cause: "cause-no-shield" }] }]);
    expect(lossesOf(told, 0).map(({ words }) => words)).toEqual([
      ["flight-lost-crew", { number: 2 }],
      ["flight-lost-alien", { alien: "purple_alien" }],
    ]);
  });
});

describe("what a ship has lost", () => {
  const lost = (spot: [number, number], kind: string, number: number) => ({ spot, kind, number, words: [`flight-lost-${kind}`, {}] as Message });

  it("is counted together where it was at one place", () => {
    const losses = [lost([6, 8], "goods", 1), lost([7, 5], "goods", 1), lost([6, 8], "goods", 1), lost([6, 8], "tile", 1)];
    expect(damages(losses)).toMatchObject([
      { spot: [6, 8], number: 2, losses: [{ kind: "goods" }, { kind: "goods" }, { kind: "tile" }] },
      { spot: [7, 5], number: 1 },
    ]);
  });
});

describe("the track", () => {
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

const NOW: Figures = { tiles: 5, crew: 2, humans: 2, charges: 2, engines: 1, cannons: 1, exposed: 3, bill: 0 };
const STAYS: Move = { days: 0, position: 5, place: 1 };

function gain(parts: Partial<GainOutlook>): GainOutlook {
  return { goods: [], worth: 0, left: [], credits: 0, crew: 2, stranded: false, move: STAYS, ...parts };
}

function strength(parts: Partial<StrengthOutlook>): StrengthOutlook {
  return { power: {}, items: [], strength: 1, charges: 2, verdict: null, against: null, move: STAYS, ...parts };
}

describe("prospects", () => {
  const craft = view([player(0, 5, { ship: CRAFT }), player(1, 4)], { order: [0, 1] });

  function given(asked: Question): Case {
    const found = caseOf(craft, 0, asked);
    if (found === null) throw new Error("nothing was asked");
    return found;
  }

  it("compare a defence with the hit", () => {
    const params = { threat: "small_meteor", charges: 2, tile: "structural" };
    const endured: ShipOutlook = { now: NOW, then: { ...NOW, tiles: 4, bill: 1 }, parts: 2, lost: [[7, 6]], goods: [], stranded: false };
    const saved: ShipOutlook = { now: NOW, then: { ...NOW, charges: 1 }, parts: 1, lost: [], goods: [], stranded: false };
    const asked = question("prompt-shield", {
      prompt: ["prompt-shield", params],
      options: [option("shield", 7, 5), option("endure")],
      hints: { answers: [saved, endured], usual: 0 },
    });
    const [fend, hit] = prospects(given(asked));
    expect(fend?.verdict?.words[0]).toBe("flight-stops-it");
    expect(fend?.lines[0]?.words).toEqual(["flight-change-charges", { from: 2, to: 1 }]);
    expect(hit?.verdict?.words).toEqual(["flight-breaks", { number: 2 }]);
    expect(hit?.lines.map(({ words }) => words[0])).toEqual(["flight-loses", "flight-change-bill"]);
  });

  it("say what a planet brings and costs", () => {
    const lands = gain({ goods: ["red", "blue"], worth: 1, left: ["red"], move: { days: -2, position: 2, place: 2 } });
    const asked = question("prompt-planet", { options: [option("land", 1), option("fly_on")], hints: { answers: [lands, gain({})] } });
    const [land, on] = prospects(given(asked));
    expect(land?.goods).toEqual(["red", "blue"]);
    expect(land?.lines.map(({ words }) => words[0])).toEqual([
      "flight-goods-worth",
      "flight-no-room",
      "flight-days-lost",
      "flight-change-place",
    ]);
    expect(on?.lines.map(({ words }) => words[0])).toEqual(["flight-no-days"]);
    expect(asked.options.map((each) => destination(given(asked), each, []))).toEqual([2, null]);
  });

  it("say what a strength is good for", () => {
    const items = [[7, 5], [7, 5]].map((item) => ({ item, label: ["spot", {}] as Message }));
    const weak = strength({ verdict: "loses-to", against: 4 });
    const strong = strength({ power: { [ALIKE]: 1 }, strength: 5, charges: 1, verdict: "beats", against: 4 });
    const asked = question("prompt-cannons-enemy", { shape: "subset", verb: "power", hi: 1, items, hints: { answers: [weak, strong] } });
    expect(prospects(given(asked)).map(({ verdict }) => verdict?.tone)).toEqual(["bad", "good"]);
    expect(consequence(given(asked), null, [1]).map(({ words }) => words[0])).toEqual([
      "flight-strength",
      "flight-beats",
      "flight-change-charges",
    ]);
  });

  it("know the tiles that a part leaves behind", () => {
    const kept: ShipOutlook = { now: NOW, then: { ...NOW, tiles: 3, humans: 0 }, parts: 1, lost: [[7, 5]], goods: [], stranded: true };
    const asked = question("prompt-keep", { options: [option("keep", 7, 7)], hints: { answers: [kept], usual: null } });
    expect(leftBehind(asked, asked.options[0] ?? null)).toEqual([[7, 5]]);
    expect(prospects(given(asked))[0]?.verdict?.words[0]).toBe("flight-nobody-left");
  });

  it("warn when the last human goes", () => {
    const items = [[7, 7], [7, 7], [7, 8]].map((item) => ({ item, label: ["spot", {}] as Message }));
    const left = [2, 1, 0].map((humans) => ({ humans, stranded: humans === 0 }));
    const asked = question("prompt-dismiss", { verb: "dismiss", items, hints: { left, aliens: [null, null, "purple_alien"] } });
    const words = (chosen: number[]): string[] => consequence(given(asked), null, chosen).map((each) => each.words[0]);
    expect(words([0])).toEqual(["flight-humans-left"]);
    expect(words([0, 1])).toEqual(["flight-humans-left", "flight-nobody-left"]);
    expect(words([0, 2])).toEqual(["flight-humans-left", "flight-alien-goes"]);
  });

  it("does not say again below the question how many cards come", () => {
    const onward = { place: 1, arrival: 8, sale: 0 };
    const options: Option[] = [
      { action: ["onward"], label: ["action-onward", {}] },
      { action: ["give_up"], label: ["action-give_up", {}] },
    ];
    const asked = question("prompt-onward", { options, hints: { answers: [onward, { ...onward, place: null }] } });
    expect(prospects(given(asked))[0]?.lines.map(({ words }) => words[0])).toContain("flight-cards-left");
    expect(consequence(given(asked), options[0] ?? null, []).map(({ words }) => words[0])).toEqual(["flight-arrival-now"]);
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

  it("takes no more from a battery than it has", () => {
    const items = [[7, 5, "forward"], [7, 5, "elsewhere"], [8, 5, "forward"]].map((item) => ({ item, label: ["spot", {}] as Message }));
    const needs = [{ name: "need-battery", weights: [1, 1, 0], least: 0, most: 1, tight: false }];
    const scarce = question("prompt-cannons", { shape: "subset", verb: "power", hi: 2, items, needs });
    const { draft: made } = draft(scarce);
    pickAt(made, scarce, [7, 5]);
    expect(made.chosen).toEqual([0]);
    pickAt(made, scarce, [7, 5]);
    expect(made.chosen).toEqual([]);
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
