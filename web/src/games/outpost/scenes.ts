/** How what happens in Outpost is shown happening. */
import type { OutpostEvents, OutpostReference, OutpostView } from "../../generated/outpost";
import { list, named, seatPlace, whole, word, type Direction, type Effect, type Face, type Params, type Place, type SceneTable, type World } from "../../shell/stage/scene";
import { resourceLook } from "./looks";

type Told = (params: Params, world: World<OutpostView, OutpostReference>) => Direction | null;

/** Where cards and people come from and go to: the middle of the table. */
const BANK = ["market", "board"];

function colonyPlace(seat: unknown): Place {
  return [`colony-${whole(seat)}`, seatPlace(seat)];
}

function lotPlace(upgrade: unknown): Place {
  return [`lot-${word(upgrade)}`, ...BANK];
}

/** A production card as it is told: its resource and what it is worth. */
function valueOf(card: unknown): { resource: string; value: number } {
  const params = list(card)[1] as Params | undefined;
  return { resource: word(params?.resource), value: whole(params?.value) };
}

function token(resource: string, value?: number): Face {
  const { glyph, hue } = resourceLook(resource);
  return { look: "token", icon: glyph, hue, ...(value === undefined ? {} : { text: String(value) }) };
}

/** Cards out of a hand: one's own leave it as they are seen there, those of others as what everybody sees paid. */
function giveUp(seat: unknown, cards: unknown, to: Place, world: World<OutpostView, OutpostReference>): Effect[] {
  const taken = new Map<string, number>();
  return list(cards).map((card) => {
    const { resource, value } = valueOf(card);
    const name = `card-${resource}-${value}`;
    const nth = (taken.get(name) ?? 0) + 1;
    taken.set(name, nth);
    const own = `${name}#${nth}`;
    if (seat === world.seat) return { does: "fly", face: [{ look: "copy", of: own }, token(resource, value)], from: [own, "hand"], to, sinks: true };
    return { does: "fly", face: [token(resource, value)], from: seatPlace(seat), to, sinks: true };
  });
}

/** First it is paid, then it is had. */
const purchase = (seat: unknown): string => `purchase-${whole(seat)}`;

const pays: Told = ({ seat, cards }, world) => ({
  steps: [giveUp(seat, cards, lotPlace(world.before.auction?.upgrade), world)],
  chorus: purchase(seat),
  cue: "coin",
});

const discarded: Told = ({ seat, cards }, world) => ({ steps: [giveUp(seat, cards, BANK, world)], cue: "card" });

/** Something joins a colony. */
const joins =
  (icon: string): Told =>
  ({ seat, number }) => ({
    steps: [[], [{ does: "fly", face: [{ look: "token", icon, hue: `var(--p${whole(seat) + 1})` }], from: BANK, to: colonyPlace(seat), number: Math.max(1, whole(number)) }]],
    chorus: purchase(seat),
  });

const flashes =
  (tone: "good" | "bad" | "plain", brief = false): Told =>
  ({ seat, target }) => ({ steps: [[{ does: "flash", at: seatPlace(target ?? seat), tone }]], brief });

const EVENTS = {
  "round-begins": () => ({ cue: "message", brief: true }),
  "era-begins": () => ({ steps: [[{ does: "flash", at: "market", tone: "call" }]], cue: "turn" }),
  "on-sale": () => ({ steps: [[{ does: "flash", at: "market" }]], chorus: "sale", brief: true }),
  produced: ({ seat, cards }, world) => {
    if (seat === world.seat || typeof cards !== "object" || cards === null) return null;
    const steps = Object.entries(cards).map(([resource, number]): Effect => ({
      does: "fly",
      face: [token(resource)],
      from: colonyPlace(seat),
      to: seatPlace(seat),
      number: whole(number),
      sinks: true,
    }));
    return { steps: [steps], chorus: "production", cue: "card" };
  },
  "produced-cards": ({ seat, cards }) => ({
    steps: [
      list(cards).map((card) => {
        const { resource, value } = valueOf(card);
        return { does: "fly", face: [token(resource, value)], from: colonyPlace(seat), to: "hand", sinks: true };
      }),
    ],
    chorus: "production",
    cue: "card",
  }),
  bids: ({ seat, bid, upgrade }) => ({
    steps: [[{ does: "fly", face: [{ look: "token", icon: "credit", text: String(whole(bid)), hue: `var(--p${whole(seat) + 1})` }], from: seatPlace(seat), to: lotPlace(upgrade) }]],
  }),
  passes: flashes("plain", true),
  "buys-upgrade": ({ seat, upgrade }) => ({
    steps: [[], [{ does: "fly", face: [{ look: "copy", of: `lot-${word(upgrade)}` }, { look: "token", icon: "vp" }], from: lotPlace(upgrade), to: colonyPlace(seat), sinks: true }]],
    chorus: purchase(seat),
  }),
  pays,
  discarded,
  returned: discarded,
  "takes-mega": ({ seat }) => ({ steps: [[{ does: "flash", at: colonyPlace(seat), tone: "good" }]], brief: true }),
  "buys-factory": (params, world) => joins(resourceLook(named(params.factory).replace(/_factories$/u, "")).glyph)(params, world),
  "buys-colonist": joins("col"),
  "buys-robot": joins("robo"),
  "colonists-leave": ({ seat, number }) => ({ steps: [[{ does: "rise", at: seatPlace(seat), text: `−${whole(number)}`, icon: "col", tone: "bad" }]] }),
  "commits-strike": flashes("bad"),
  "commits-shield": flashes("good"),
  exchanged: flashes("plain"),
  defaults: flashes("bad"),
} satisfies Partial<Record<keyof OutpostEvents, Told>>;

export const scenes: SceneTable<OutpostView, OutpostReference> = { events: EVENTS };
