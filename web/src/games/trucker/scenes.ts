/** How what happens in a flight is shown happening. Building is never staged: there, being quick counts. */
import type { LogEntry } from "../../generated/protocol";
import type { TruckerEvents, TruckerReference, TruckerView } from "../../generated/trucker";
import { list, named, seatPlace, whole, word, type Direction, type Effect, type Face, type Params, type Side, type SceneTable, type World } from "../../shell/stage/scene";
import { directionOf } from "./flight/chronicle";
import Piece from "./Piece.svelte";

type Told = (params: Params, world: World<TruckerView, TruckerReference>) => Direction | null;

const CARD = ["adventure", "board"];

/** What is coming now: the last that was rolled for. */
function threatOf(log: readonly LogEntry[]): { face: Face; side: Side; line: string } {
  const { threat, side, lines, line } = log.findLast(({ key }) => key === "threat")?.params ?? {};
  const face: Face = { look: "piece", id: `${word(threat)} ${word(side)}` };
  return { face, side: directionOf(word(side)), line: `${word(lines)}-%-${whole(line)}` };
}

function tilePlace({ seat, row, column }: Params): string {
  return `tile-${whole(seat)}-${whole(row)}-${whole(column)}`;
}

/** On the ship if it is in sight, and at the seat of somebody else. */
function alsoAtSeat({ seat }: Params, world: World<TruckerView, TruckerReference>, tone: "good" | "bad"): Effect[] {
  return seat === world.seat ? [] : [{ does: "flash", at: seatPlace(seat), tone }];
}

/** What hung over one's own ship comes down now; it comes to all ships at the same time. */
const stopped: Told = (params, world) => {
  const { face, side } = threatOf(world.log);
  const at = tilePlace(params);
  return {
    steps: [
      [{ does: "strike", face: [{ look: "copy", of: "threat" }, face], at, from: side, ends: "bounces" }, ...alsoAtSeat(params, world, "good")],
      [{ does: "flash", at, tone: "good" }],
    ],
    chorus: "hit",
  };
};

/** Hit, and gone; or no longer held by what is gone. */
const losesTile: Told = (params, world) => {
  const at = tilePlace(params);
  const burst: Effect[] = [{ does: "burst", at }, { does: "shake", at: `ship-${whole(params.seat)}` }, ...alsoAtSeat(params, world, "bad")];
  if (params.cause === "cause-apart") return { steps: [[], [], burst], chorus: "hit" };
  const { face, side } = threatOf(world.log);
  const strike: Effect = { does: "strike", face: [{ look: "copy", of: "threat" }, face], at, from: side, ends: "hits" };
  return params.cause === "cause-sabotage" ? { steps: [burst] } : { steps: [[strike], burst], chorus: "hit" };
};

/** Something is taken from tiles: crew, charges. */
const loses =
  (icon: string): Told =>
  ({ seat, number, spots }) => ({
    steps: [
      [
        ...list(spots).map((spot): Effect => {
          const [row, column] = list(spot);
          return { does: "rise", at: tilePlace({ seat, row, column }), text: "−1", icon, tone: "bad" };
        }),
        { does: "rise", at: seatPlace(seat), text: `−${whole(number)}`, icon, tone: "bad" },
      ],
    ],
  });

const days =
  (sign: string, tone: "good" | "bad", chorus: (seat: unknown) => string): Told =>
  ({ seat, days: number }) => ({
    steps: [[{ does: "rise", at: [`marker-${whole(seat)}`, seatPlace(seat)], text: `${sign}${whole(number)}`, icon: "clock", tone }]],
    chorus: chorus(seat),
  });

/** Strength, and what comes of it. */
const strengthOf = (seat: unknown): string => `strength-${whole(seat)}`;

const declares =
  (icon: string): Told =>
  ({ seat, strength }) => ({
    steps: [[{ does: "rise", at: seatPlace(seat), text: String(Number(strength)), icon }]],
    chorus: strengthOf(seat),
  });

const flashes =
  (tone: "good" | "bad" | "plain"): Told =>
  ({ seat }) => ({ steps: [[{ does: "flash", at: seatPlace(seat), tone }]], chorus: strengthOf(seat) });

const EVENTS = {
  launch: () => ({ cue: "turn" }),
  card: ({ card }) => ({
    steps: [[{ does: "fly", face: [{ look: "piece", id: cardType(card) }], from: "board", to: ["first:adventure", "board"] }]],
  }),
  threat: ({ dice }) => ({ steps: [[{ does: "roll", dice: list(dice).map(whole), at: ["ship", "board"] }]] }),
  misses: (params, world) => {
    const { face, side, line } = threatOf(world.log);
    const at = line.replace("%", String(whole(params.seat)));
    const strike: Effect = { does: "strike", face: [{ look: "copy", of: "threat" }, face], at, from: side, ends: "misses" };
    return { steps: [[strike, ...alsoAtSeat(params, world, "good")]], chorus: "hit" };
  },
  bounces: stopped,
  "shot-down": stopped,
  "shield-holds": stopped,
  "loses-tile": losesTile,
  "loses-crew": loses("crew"),
  "loses-charges": loses("batt"),
  "loses-goods": (params) => ({
    steps: [[{ does: "fly", face: [{ look: "token", icon: "cube" }], from: [tilePlace(params), seatPlace(params.seat)], to: CARD, sinks: true }]],
    chorus: `goods-${whole(params.seat)}`,
    cue: "card",
  }),
  "alien-leaves": (params) => ({ steps: [[{ does: "rise", at: [tilePlace(params), seatPlace(params.seat)], text: "−1", icon: "crew", tone: "bad" }]] }),
  "gains-days": days("+", "good", strengthOf),
  "loses-days": days("−", "bad", () => "days"),
  "declares-engines": declares("engine"),
  "declares-cannons": declares("cannon"),
  lands: ({ seat }) => ({
    steps: [[{ does: "fly", face: [{ look: "token", icon: "thr", hue: `var(--p${whole(seat) + 1})` }], from: [`marker-${whole(seat)}`, seatPlace(seat)], to: CARD, sinks: true }]],
    cue: "card",
  }),
  explores: flashes("good"),
  wins: flashes("good"),
  draw: flashes("plain"),
  defeated: flashes("bad"),
  "has-least": flashes("bad"),
  "gets-credits": ({ seat, credits }) => ({
    steps: [[{ does: "fly", face: [{ look: "token", icon: "credit", text: String(whole(credits)) }], from: CARD, to: seatPlace(seat), sinks: true }]],
  }),
  "saboteur-tries": ({ dice }) => ({ steps: [[{ does: "roll", dice: list(dice).map(whole), at: ["ship", "board"] }]] }),
  "gives-up": flashes("bad"),
  "no-humans": flashes("bad"),
  "no-engines": flashes("bad"),
  lapped: flashes("bad"),
} satisfies Partial<Record<keyof TruckerEvents, Told>>;

/** A card is told as its type and its level. */
function cardType(card: unknown): string {
  const params = list(card)[1] as Params | undefined;
  return named(params?.type);
}

export const scenes: SceneTable<TruckerView, TruckerReference> = { events: EVENTS, Piece };
