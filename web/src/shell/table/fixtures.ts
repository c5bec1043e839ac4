/** Questions for the tests: no game's own, so that what works for them works for any. */
import { vi } from "vitest";
import type { Leg, Option, Question, Way } from "../../generated/protocol";
import type { Outcome } from "../../lib/socket.svelte";

const NOTHING = { prompt: ["test-prompt", {}], rule: "rule", options: [], closed: [], verb: "", lo: 0, hi: 0 } as const;

export function question(parts: Partial<Question> & Pick<Question, "shape">): Question {
  return {
    ...NOTHING,
    prompt: ["test-prompt", {}],
    options: [],
    closed: [],
    hints: {},
    asked: 1,
    items: [],
    needs: [],
    costs: [],
    way: null,
    suggestion: null,
    ...parts,
  };
}

export function option(verb: string): Option {
  return { action: [verb], label: [verb, {}] };
}

export const choice = question({ shape: "choice", options: [option("dig"), option("rest"), option("leave")] });

export const amount = question({ shape: "amount", verb: "bid", lo: 26, hi: 31, options: [option("pass")] });

export const payment = question({
  shape: "subset",
  verb: "pay",
  lo: 1,
  hi: 4,
  items: [3, 3, 5, 9].map((item) => ({ item, label: [`card-${item}`, {}] })),
  needs: [{ name: "credits", weights: [3, 3, 5, 9], least: 8, most: -1, tight: true }],
  suggestion: ["pay", [3, 5]],
});

export function leg(item: string, cost: number): Leg {
  return { item, label: [item, {}], costs: [cost] };
}

/** How a path may go on in a tiny world: by the north to Vesta, and no further. */
export function ways(path: unknown[]): Way {
  const known = [leg("north", 1), leg("vesta", 2)];
  if (path.some((item, place) => item !== known[place]?.item)) throw new Error("path-no-such-step");
  const [north, vesta] = known as [Leg, Leg];
  const onward = [[north, leg("south", 2)], [vesta], []][path.length] ?? [];
  const stuck = path.length === 2 ? null : { reason: ["no-station", {}] as [string, object], rule: "fly" };
  return { path: known.slice(0, path.length), onward, stuck } as Way;
}

/** The same as the server tells it. */
export function onward(_: Question, path: unknown[]): Promise<Way> {
  return new Promise((resolve) => resolve(ways(path)));
}

export const route = question({
  shape: "path",
  verb: "fly",
  costs: ["fuel"],
  way: ways([]),
  suggestion: ["fly", ["north", "vesta"]],
  options: [option("wait")],
});

/** A table where answers with these verbs can not be taken back, as it tells who is not sure. */
export function acting(...finals: string[]) {
  return vi.fn((_: Question | null, action: unknown[], sure: boolean): Promise<Outcome> => {
    const done = sure || !finals.includes(String(action[0]));
    return Promise.resolve(done ? "done" : { type: "final", id: "", preview: { cost: 7 } });
  });
}
