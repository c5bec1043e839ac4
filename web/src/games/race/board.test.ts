import { describe, expect, it } from "vitest";
import type { Question } from "../../generated/protocol";
import type { PhaseView, RobotFigure } from "../../generated/race";
import { phraseOf, sorted } from "./cards";
import { MINES, player, reference, ROBOTS, table } from "./fixtures";
import { goalState } from "./goals";
import { debts, phases } from "./phases";
import { actionOption, canChoose, tableauOptions } from "./picking";
import { ranking, robotParts } from "./result";
import { deedsOf, sectionsOf } from "./robot";

function asks(...actions: unknown[][]): Question {
  return { options: actions.map((action) => ({ action, label: ["", {}] })), items: [], closed: [] } as never;
}

function called(phase: string, state: PhaseView["state"]): PhaseView {
  return { phase, by: [], robot: [], state };
}

describe("the phases", () => {
  const view = table([player(0, [], { actions: ["settle"] }), player(1, [], { actions: ["double"], step: "settle" })], {
    waiting: [1],
    phases: [called("explore", "off"), called("settle", "now"), called("consume", "later")],
  });

  it("says what the seats owe, those who are ready last", () => {
    expect(debts(view)).toEqual([
      { what: ["board-owes-settle", {}], seats: [1], ready: false },
      { what: ["board-ready", {}], seats: [0], ready: true },
    ]);
  });

  it("keeps the place of what nobody called in the top bar", () => {
    expect(phases(view).map(({ label }) => label[0].slice(12))).toEqual(["actions", "explore", "settle", "consume", "end"]);
    expect(phases(view).filter(({ off }) => off).map(({ rule }) => rule)).toEqual(["explore"]);
  });
});

describe("answers", () => {
  it("are found on cards", () => {
    const question = asks(["use", 3, 0], ["use", 3, 1], ["windfall", -1, 3], ["trade", 4]);
    expect(tableauOptions(question, 3)).toHaveLength(3);
    expect(tableauOptions(question, 4)).toHaveLength(1);
  });

  it("take two action cards in either order", () => {
    const question = asks(["choose", "develop", "settle"], ["choose", "develop", "develop_again"]);
    expect(actionOption(question, ["settle", "develop"])).toBe(question.options[0]);
    expect(canChoose(question, "develop_again", ["settle"])).toBe(false);
    expect(canChoose(question, "settle", ["develop"])).toBe(true);
  });
});

describe("goals", () => {
  const goal = { goal: "industry", first: false, least: 3, owners: [1], progress: [3, 4], needed: [5, 3], close: [] };

  it("ask for more than the best of the others", () => {
    expect(goalState(goal, 0)).toMatchObject({ have: 3, need: 5, close: false });
    expect(goalState(goal, 1)).toMatchObject({ have: 4, need: 3, share: 1, close: false });
  });

  it("never show less than nothing", () => {
    expect(goalState({ ...goal, progress: [-1, 4] }, 0).share).toBe(0);
  });

  it("are close to those of whom the rules say so", () => {
    expect(goalState({ ...goal, close: [0] }, 0).close).toBe(true);
    expect(goalState({ ...goal, close: [0] }, null).close).toBe(false);
  });
});

it("ranks as the rules do", () => {
  const view = table([player(0, []), player(1, [])], { ranking: [1, 0] });
  expect(ranking(view).map(({ seat }) => seat)).toEqual([1, 0]);
});

describe("the Robot", () => {
  const robot = { world: "mines", level: "easy", actions: ["explore"], marked: 2, marked_points: 12, scored: 4 };
  const figure = (what: string): RobotFigure => ({ what, source: "house", about: ["", {}] });
  const rules = {
    start: [figure("cards")],
    levels: [{ level: "easy", figures: [figure("markers")] }],
    worlds: [{ world: "mines", figures: [], changes: [{ phase: "explore", row: "action", figures: [figure("draw")] }] }],
    mat: [{ phase: "settle", row: "reaction", figures: [figure("civil")] }],
    placed: [],
  };

  it("plays by what its world and its level say", () => {
    expect(sectionsOf(robot as never, rules as never).map(({ figures }) => figures.map(({ what }) => what))).toEqual([
      ["cards", "markers"],
      ["draw"],
      ["civil"],
    ]);
  });

  it("tells what it did with the names of cards", () => {
    const did = [["robot-rolls", {}], ["robot-settles", { card: MINES, paid: 1 }]];
    expect(deedsOf({ ...robot, did } as never, reference)).toEqual([
      ["robot-settles", { card: "mines", paid: 1, cards: [] }],
    ]);
  });

  it("has points from markers and from 6-developments", () => {
    expect(robotParts({ ...robot, points: 30, chips: 5, printed: 9 } as never)).toMatchObject({ six: 4, markers: 12 });
  });
});

it("says a power in few words", () => {
  const power = { phase: "consume", does: "goods", good: "rare", times: 2, vp: 1, about: ["", {}] } as const;
  expect(phraseOf({ ...power, about: ["", {}] })).toEqual([
    "phrase-consume-goods",
    { times: 2, good: "phrase-good-rare", gain: ["phrase-gain", { vp: 2, cards: 0 }] },
  ]);
});

it("sorts worlds before developments", () => {
  expect(sorted([ROBOTS, MINES], reference, "cost")).toEqual([MINES, ROBOTS]);
});
