/** How what happens in Race for the Galaxy is shown happening. */
import type { RaceEvents, RaceReference, RaceView } from "../../generated/race";
import { list, named, seatPlace, whole, word, type Direction, type Effect, type Face, type Params, type Place, type SceneTable, type World } from "../../shell/stage/scene";
import { kindNamed } from "./cards";
import { actionGlyph, goodGlyph, goodPaint } from "./looks";
import Piece from "./Piece.svelte";

type Told = (params: Params, world: World<RaceView, RaceReference>) => Direction | null;

const BACK: Face = { look: "back" };
/** On a phone the piles are elsewhere: cards come from where the board begins. */
const DECK = ["deck", "pool", "phase-explore", "board"];
const DISCARDS = ["discards", "deck", "phase-explore", "board"];

/** Where a seat holds its cards: one's own are seen. */
function handOf(seat: unknown, { seat: own }: World<RaceView, RaceReference>): string {
  return seat === own ? "hand" : seatPlace(seat);
}

function cardPlace(seat: unknown, id: string): Place {
  return [`card-${whole(seat)}-${id}`, `tableau-${whole(seat)}`, seatPlace(seat)];
}

function goodOf(world: World<RaceView, RaceReference>, card: unknown): Face {
  const good = kindNamed(world.reference, named(card))?.good ?? "";
  return { look: "token", icon: goodGlyph(good), hue: goodPaint(good) };
}

function backs(number: unknown, from: Place, to: Place): Effect[] {
  return whole(number) > 0 ? [{ does: "fly", face: [BACK], from, to, number: whole(number), sinks: true }] : [];
}

/** One's own cards are drawn in full by `draws`. */
function othersDraw(seat: unknown, number: unknown, world: World<RaceView, RaceReference>): Effect[] {
  return seat === world.seat ? [] : backs(number, DECK, seatPlace(seat));
}

const draws: Told = ({ seat, cards }, world) => ({
  steps: [
    list(cards).map((card) => ({ does: "fly", face: [{ look: "piece", id: named(card) }, BACK], from: DECK, to: handOf(seat, world) })),
  ],
  line: ["board-scene-draws", { number: list(cards).length }],
  chorus: `draw-${whole(seat)}`,
});

const drawn: Told = ({ seat, number }, world) => {
  const steps = othersDraw(seat, number, world);
  return steps.length === 0 ? null : { steps: [steps], chorus: `draw-${whole(seat)}` };
};

const places: Told = ({ seat, card }, world) => {
  const id = named(card);
  const face: Face[] = [{ look: "copy", of: `hand-${id}` }, { look: "piece", id }];
  const from = seat === world.seat ? [`hand-${id}`, "hand"] : seatPlace(seat);
  const to = [`card-${whole(seat)}-${id}`, `after:tableau-${whole(seat)}`, seatPlace(seat)];
  return { steps: [[{ does: "fly", face, from, to }]], cue: "card" };
};

/** What others give up is seen from behind; one's own cards follow in `discards`. */
const pays: Told = ({ seat, number }, world) => {
  const steps = seat === world.seat ? [] : backs(number, seatPlace(seat), DISCARDS);
  return steps.length === 0 ? null : { steps: [steps] };
};

const discards: Told = ({ seat, cards }) => ({
  steps: [
    list(cards).map((card) => {
      const of = `hand-${named(card)}`;
      return { does: "fly", face: [{ look: "copy", of }], from: of, to: DISCARDS, sinks: true };
    }),
  ],
  chorus: `discard-${whole(seat)}`,
});

const flashes =
  (tone: "good" | "bad" | "call" | "plain", cue?: Direction["cue"]): Told =>
  ({ seat, owner, card }) => ({
    steps: [[{ does: "flash", at: cardPlace(owner ?? seat, named(card)), tone }]],
    ...(cue === undefined ? {} : { cue }),
  });

const EVENTS = {
  chooses: ({ seat, actions }) => ({
    steps: [
      [
        { does: "flash", at: seatPlace(seat) },
        ...list(actions).map(
          (action): Effect => ({ does: "rise", at: seatPlace(seat), text: "", icon: actionGlyph(word(action).replace("card-", "")) }),
        ),
      ],
    ],
    chorus: "reveal",
    cue: "card",
  }),
  "phase-begins": ({ phase }) => ({ steps: [[{ does: "flash", at: word(phase), tone: "call" }]], cue: "message", brief: true }),
  starts: places,
  draws,
  "draws-after": drawn,
  "draws-first": drawn,
  "draws-for": drawn,
  explores: ({ seat, kept }, world) => {
    const steps = othersDraw(seat, kept, world);
    return steps.length === 0 ? null : { steps: [steps], chorus: "explore" };
  },
  develops: places,
  settles: places,
  pays,
  "discards-for": pays,
  discards,
  conquers: flashes("good", "impact"),
  declares: flashes("bad"),
  "takes-over": flashes("bad", "impact"),
  "takeover-fails": flashes("good"),
  uses: ({ seat, cards }) => ({
    steps: [list(cards).map((card) => ({ does: "flash", at: cardPlace(seat, named(card)) }))],
  }),
  trades: ({ seat, card, number }, world) => ({
    steps: [
      [{ does: "fly", face: [goodOf(world, card)], from: cardPlace(seat, named(card)), to: DISCARDS, sinks: true }],
      othersDraw(seat, number, world),
    ],
    chorus: `trade-${whole(seat)}`,
  }),
  consumes: ({ seat, card, cards }, world) => ({
    steps: [
      list(cards).map((from) => ({
        does: "fly",
        face: [goodOf(world, from)],
        from: cardPlace(seat, named(from)),
        to: cardPlace(seat, named(card)),
        sinks: true,
      })),
    ],
    chorus: `consume-${whole(seat)}`,
  }),
  gains: ({ seat, points }) => ({
    steps: [
      [],
      [{ does: "fly", face: [{ look: "token", icon: "vp", text: String(points) }], from: ["pool", ...DECK], to: seatPlace(seat), sinks: true }],
    ],
    chorus: `consume-${whole(seat)}`,
  }),
  produces: ({ seat, card }, world) => ({
    steps: [[{ does: "fly", face: [goodOf(world, card)], from: DECK, to: cardPlace(seat, named(card)) }]],
    chorus: `produce-${whole(seat)}`,
    cue: "card",
  }),
  claims: ({ seat, goal }) => ({
    steps: [
      [{ does: "flash", at: `goal-${word(goal)}`, tone: "call" }],
      [{ does: "fly", face: [{ look: "token", icon: "trophy" }], from: [`goal-${word(goal)}`, "board"], to: seatPlace(seat), sinks: true }],
    ],
  }),
  loses: ({ seat, goal }) => ({
    steps: [[{ does: "fly", face: [{ look: "token", icon: "trophy" }], from: seatPlace(seat), to: [`goal-${word(goal)}`, "board"], sinks: true }]],
  }),
  "robot-rolls": () => ({ cue: "dice" }),
} satisfies Partial<Record<keyof RaceEvents, Told>>;

export const scenes: SceneTable<RaceView, RaceReference> = { events: EVENTS, Piece };
