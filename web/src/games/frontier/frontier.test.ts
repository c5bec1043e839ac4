import { describe, expect, it } from "vitest";
import type { FrontierReference, FrontierView, StackView } from "../../generated/frontier";
import type { Question } from "../../generated/protocol";
import { Draft, type Action } from "../../shell/table/draft.svelte";
import { laidOut, links } from "./chart";
import { blackDisks, charted, pieces, targets } from "./charting";
import { Desk, destinations } from "./desk.svelte";
import { burns, percent, withSign } from "./looks";
import { houseMarks, houseOf, inOrder, spaceNumber } from "./lookup";
import { LEO, map, MARS, SITE } from "./map/fixtures";
import { phases } from "./phases";
import { chosenCraft, craftOf, plannedFor } from "./planning";
import { tanksOf } from "./strip";
import { tabFor } from "./tabs";
import { bySpecialty, workforce } from "./workforce";

const STACK = { stack: "rocket", space: "orbit.leo", cards: [], tanks: 2, odd: 0 } as unknown as StackView;

function view(more: Partial<FrontierView> = {}): FrontierView {
  const player = { seat: 0, stacks: [STACK] };
  return { first: 1, active: 0, next_event: null, sites: [], players: [player, { seat: 1, stacks: [] }], ...more } as unknown as FrontierView;
}

function asks(prompt: string, more: Partial<Question> = {}): Question {
  const plain = { shape: "choice", asked: 1, prompt: [prompt, {}], rule: "", options: [], closed: [], hints: {}, verb: "" };
  return { ...plain, lo: 0, hi: 0, items: [], needs: [], costs: [], suggestion: null, way: null, ...more } as Question;
}

function option(...action: Action): Question["options"][number] {
  return { action, label: ["action", {}] };
}

function drafting(): [Draft, Action[]] {
  const sent: Action[] = [];
  return [new Draft((_, action) => sent.push(action)), sent];
}

describe("figures", () => {
  it("counts burns in halves", () => {
    expect([0, 1, 2, 3].map(burns)).toEqual(["0", "½", "1", "1½"]);
    expect([withSign(-1), withSign(0), withSign(2)]).toEqual(["−1", "+0", "+2"]);
    expect(percent([1, 4])).toMatch(/25\s?%/u);
  });

  it("fills the tanks of the strip from the left", () => {
    expect(tanksOf([0, 2, 3], 2)).toEqual([[true, true], [false]]);
    expect(tanksOf([], 0)).toEqual([]);
  });
});

describe("the map", () => {
  it("finds spaces by their ids, and by steps that name a link", () => {
    expect(spaceNumber(map, "site.phobos")).toBe(SITE);
    expect(spaceNumber(map, "orbit.leo#17")).toBe(LEO);
    expect(spaceNumber(map, "site.nowhere")).toBeNull();
  });

  it("shows stacks and sites, and black disks apart from them", () => {
    const sites = [
      { site: "site.phobos", owner: 1, factory: true, colony: true, lab: true, push: false, destroyed: false },
      { site: "site.north", owner: null, factory: false, colony: false, lab: false, push: false, destroyed: false },
    ];
    const shown = pieces(view({ sites }), { map } as FrontierReference, (key) => key);
    expect(shown.map(({ kind, seat, space }) => [kind, seat, space])).toEqual([
      ["factory", 1, SITE],
      ["colony", 1, SITE],
      ["lab", 1, SITE],
      ["rocket", 0, LEO],
    ]);
    expect(blackDisks(view({ sites }), map)).toEqual([MARS]);
    const hijacked = [{ ...sites[0], colony: false, lab: false, builder: 0 }] as FrontierView["sites"];
    expect(pieces(view({ sites: hijacked }), { map } as FrontierReference, (key) => key).slice(0, 2)).toMatchObject([
      { kind: "claim", seat: 1 },
      { kind: "factory", seat: 0 },
    ]);
  });

  it("lights what an answer names, and chooses it", () => {
    const [draft, sent] = drafting();
    const question = asks("prompt-turn", { options: [option("income"), option("produce", "site.phobos")] });
    draft.ask(question);
    const [target, ...others] = targets(question, draft, map, () => "make");
    expect([target?.space, target?.label, others]).toEqual([SITE, "make", []]);
    target?.take();
    expect(sent).toEqual([["produce", "site.phobos"]]);
  });

  it("draws a planned route by its links", () => {
    const line = { half_burns: 0, steps: 0, stop: false, risk: 0 };
    const path = [
      { ...line, space: "orbit.leo", turn: 0, what: "start", link: null },
      { ...line, space: "burn.earth.001", turn: 1, what: "burn", link: 1, half_burns: 2, steps: 3 },
      { ...line, space: "lag.earth.001", turn: 1, what: "crash", link: 4, risk: 1 / 6, stop: true },
    ];
    const [route] = charted(map, [{ path } as never], 0);
    expect(route?.chosen).toBe(true);
    expect(route?.steps.map(({ link, burns: paid, stop }) => [link, paid, stop])).toEqual([
      [null, 0, false],
      [0, 1, false],
      [3, 0, true],
    ]);
    expect(route?.steps[2]?.die).toMatch(/17\s?%/u);
  });
});

describe("the desk", () => {
  it("gives planned answers to the questions that ask for them", () => {
    const [draft, sent] = drafting();
    const desk = new Desk();
    draft.ask(asks("prompt-turn", { options: [option("move", "rocket")] }));
    desk.run(draft, [["move", "rocket"], ["activate", "crew", []], ["fly", ["a", "b"]], ["stop"]]);
    const fly = asks("prompt-flight", { asked: 2, shape: "path", verb: "fly", options: [option("stop")] });
    draft.ask(fly);
    desk.goOn(fly, draft);
    const dice = asks("prompt-crash", { asked: 3, options: [option("roll")] });
    draft.ask(dice);
    desk.goOn(dice, draft);
    const stop = asks("prompt-flight", { asked: 4, shape: "path", verb: "fly", options: [option("stop")] });
    draft.ask(stop);
    desk.goOn(stop, draft);
    expect(sent).toEqual([["move", "rocket"], ["fly", ["a", "b"]], ["stop"]]);
  });

  it("forgets what was planned when something else is asked", () => {
    const [draft, sent] = drafting();
    const desk = new Desk();
    draft.ask(asks("prompt-turn", { options: [option("end")] }));
    desk.run(draft, [["move", "rocket"]]);
    const later = asks("prompt-turn", { asked: 2, options: [option("move", "rocket")] });
    draft.ask(later);
    desk.goOn(later, draft);
    expect(sent).toEqual([]);
  });

  it("carries cards between hand and stacks", () => {
    const [draft, sent] = drafting();
    const desk = new Desk();
    const question = asks("prompt-turn", { options: [option("boost"), option("transfer", "leo", "rocket")] });
    draft.ask(question);
    desk.dragged = { card: "sail", from: "hand" };
    expect([desk.carries(question, "leo"), desk.carries(question, "rocket")]).toEqual([true, false]);
    desk.dragged = { card: "sail", from: "leo" };
    expect([desk.carries(question, "hand"), desk.carries(question, "leo")]).toEqual([false, false]);
    expect(destinations(question, desk.dragged)).toEqual(["rocket"]);
    expect(destinations(question, { card: "sail", from: "hand" })).toEqual(["leo"]);
    desk.put(draft, "rocket");
    const cards = asks("prompt-transfer", { asked: 2, shape: "subset", verb: "cards" });
    draft.ask(cards);
    desk.goOn(cards, draft);
    expect(sent).toEqual([["transfer", "leo", "rocket"], ["cards", ["sail"]]]);
  });
});

describe("missions", () => {
  const stacks = ["freighter", "leo", "rocket"].map((stack) => ({ ...STACK, stack, flies: stack !== "leo" }));
  const seen = view({ players: [{ seat: 0, stacks }] as never });

  it("are flown by what flies, the rocket first", () => {
    expect(craftOf(seen, 0).map(({ stack }) => stack)).toEqual(["rocket", "freighter"]);
    expect(chosenCraft(seen, 0, "freighter")?.stack).toBe("freighter");
    expect(chosenCraft(seen, 0, "bernal")?.stack).toBe("rocket");
  });

  it("are planned for the craft that was chosen, and not for where it is", () => {
    const asked: unknown[] = [];
    const props = { question: asks("prompt-turn"), preview: (action: unknown) => (asked.push(action), null) };
    const craft = chosenCraft(seen, 0, "freighter");
    expect([plannedFor(props, craft, "site.phobos"), plannedFor(props, craft, "orbit.leo")]).toEqual([null, null]);
    expect(asked).toEqual([["plan", "site.phobos", "freighter"]]);
  });
});

describe("workers", () => {
  it("stand under each of their specialties, or under none", () => {
    const worker = (card: string, ...specialties: string[]) => ({ card, rested: true, water: 1, name: card, specialties });
    const all = [worker("one", "engineer", "scientist"), worker("two", "scientist"), worker("three")];
    expect(bySpecialty(all).map(({ specialty, workers }) => [specialty, ...workers.map(({ card }) => card)])).toEqual([
      ["engineer", "one"],
      ["scientist", "one", "two"],
      ["none", "three"],
    ]);
  });

  it("have the name and the specialties of the side they show", () => {
    const faces = [{ face: "white", name: "pale", specialties: [] }, { face: "purple", name: "great", specialties: ["engineer"] }];
    const cards = [{ card: "settler", face: "purple" }];
    const seen = view({ players: [{ seat: 0, stacks: [{ ...STACK, cards }] }] as never, turn: { workers: [{ card: "settler", rested: false, water: 1 }] } as never });
    const reference = { cards: [{ card: "settler", faces }] } as unknown as FrontierReference;
    expect(workforce(seen, reference)).toEqual([{ card: "settler", rested: false, water: 1, name: "great", specialties: ["engineer"] }]);
  });
});

describe("the chart of politics", () => {
  const square = (id: string, ...next: string[]) => ({ square: id, next, faction: null, effect: "none", price: 4, marks: [] });
  const squares = [square("middle", "left", "right"), square("left", "middle", "out"), square("right", "middle", "out"), square("out", "left", "right")];

  it("has the start in the middle, and others beside those they are next to", () => {
    const places = laidOut(squares).map(({ x, y }) => [x, y].map((at) => Math.round(at * 100) / 100 + 0));
    expect(places).toEqual([[0, 0], [-0.54, 0], [0.54, 0], [0, -1]]);
  });

  it("joins neighbours once", () => {
    expect(links(laidOut(squares)).map(([one, other]) => [one.square.square, other.square.square])).toEqual([
      ["middle", "left"],
      ["middle", "right"],
      ["left", "out"],
      ["right", "out"],
    ]);
  });
});

describe("the table", () => {
  it("lists seats from the first player on", () => {
    expect(inOrder(view())).toEqual([1, 0]);
    expect(phases(view()).map(({ done, now }) => [done, now])).toEqual([[true, false], [false, true]]);
  });

  it("turns to where a question is answered", () => {
    expect([tabFor(asks("prompt-bid")), tabFor(asks("prompt-turn")), tabFor(null)]).toEqual(["decks", null, null]);
  });

  it("marks our values on the face that has them, and no masses of the base game on advanced cards", () => {
    const house = [{ id: "H46", shown: "badge" }, { id: "H02", shown: "quiet" }];
    const marks = [
      { path: "white.base_mass", house: "H46" },
      { path: "black.mass", house: "H46" },
      { path: "white.isru", house: "H02" },
    ];
    const found = [true, false].map((advanced) =>
      ["white", "black"].map((face) => houseMarks({ advanced, house } as FrontierReference, { marks } as never, face)),
    );
    expect(houseOf({ house } as FrontierReference, marks as never)).toEqual(["H46"]);
    expect(found).toEqual([
      [[], ["H46"]],
      [["H46"], ["H46"]],
    ]);
  });
});
