import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../generated/protocol";
import { Director, scenesOf } from "./directing";
import type { Effect, SceneTable } from "./scene";

const flash = (at: string): Effect => ({ does: "flash", at });
const scenes: SceneTable<{ round: number }, null> = {
  events: {
    reveals: ({ seat }) => ({ steps: [[flash(`seat-${String(seat)}`)]], chorus: "reveal" }),
    rolls: () => ({ steps: [[flash("dice")], [flash("hit")]], line: ["rolled", {}] }),
    silent: () => null,
    again: (_, { log }) => (log.some(({ key }) => key === "rolls") ? { cue: "coin" } : null),
  },
  between: ({ before, after }) => (before.round === after.round ? [] : [{ line: ["round", {}] }]),
};
const game = { scenes: scenes as unknown as SceneTable };
const event = (key: string, seat?: number): LogEntry => ({ key, params: seat === undefined ? {} : { seat }, action: 1 });
const about = { reference: null, seat: 0 };
const news = (round: number, keep: number, ...log: LogEntry[]) => ({ view: { round }, keep, log });

describe("scenes of events", () => {
  const world = { before: { round: 1 } as never, after: { round: 2 } as never, reference: null as never, seat: 0, log: [] };

  it("come in the order of the events, a chorus at once, after what no event tells", () => {
    const told = scenesOf(game, [event("reveals", 0), event("reveals", 1), event("unknown"), event("rolls")], world);
    expect(told.map(({ lines }) => lines.map(([key]) => key))).toEqual([["round"], ["reveals", "reveals"], ["rolled"]]);
    expect(told[1]?.steps).toEqual([[flash("seat-0"), flash("seat-1")]]);
    expect(told[1]?.seat).toBeNull();
    expect(told[2]?.steps).toHaveLength(2);
  });

  it("know what was told before, and leave out what is none", () => {
    expect(scenesOf(game, [event("again"), event("silent")], { ...world, after: world.before })).toEqual([]);
    expect(scenesOf(game, [event("rolls"), event("again")], world).map(({ cue }) => cue)).toEqual([undefined, undefined, "coin"]);
  });
});

describe("the director", () => {
  it("leads from one view to the next, never to the first", () => {
    const director = new Director();
    expect(director.direct(game, news(1, 0, event("rolls")), about)).toEqual([]);
    expect(director.direct(game, news(1, 1, event("rolls")), about)).toHaveLength(1);
    expect(director.direct(game, news(2, 2), about)).toHaveLength(1);
    director.forget();
    expect(director.direct(game, news(3, 2, event("rolls")), about)).toEqual([]);
    expect(director.takesBack(news(3, 2))).toBe(true);
    expect(director.direct(game, news(3, 3, event("rolls")), about)).toHaveLength(1);
  });

  it("plays nothing of what was taken back, and nothing before the board is there", () => {
    const director = new Director();
    director.direct(null, news(1, 0, event("rolls"), event("rolls")), about);
    expect(director.direct(null, news(1, 2, event("rolls")), about)).toEqual([]);
    expect(director.direct(game, news(1, 1, event("rolls")), about)).toEqual([]);
  });
});
