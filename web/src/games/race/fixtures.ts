/** A few cards and players for the tests. */
import type { CardReference, PlayerFacts, RaceReference, RaceView } from "../../generated/race";

function card(id: string, parts: Partial<CardReference>): CardReference {
  return {
    id,
    set: "base",
    development: false,
    military: false,
    cost: 0,
    vp: 1,
    good: null,
    windfall: false,
    keywords: [],
    start: null,
    powers: [],
    scores: [],
    counts: [],
    ...parts,
  };
}

const about: [string, Record<string, unknown>] = ["", {}];

export const KINDS: CardReference[] = [
  card("robots", { development: true, cost: 4, powers: [{ phase: "settle", does: "reduce", n: 2, about }] }),
  card("credits", { development: true, cost: 1, powers: [{ phase: "develop", does: "reduce", n: 1, about }] }),
  card("marines", { development: true, cost: 2, powers: [{ phase: "settle", does: "military", n: 2, about }] }),
  card("rebels", { military: true, cost: 5, keywords: ["rebel"] }),
  card("mines", { cost: 3, good: "rare", powers: [{ phase: "settle", does: "reduce", n: 1, good: "rare", about }] }),
  card("league", {
    development: true,
    cost: 6,
    vp: null,
    scores: [
      { per: "production_world", points: 2, good: "rare", about },
      { per: "card", points: 3, cards: ["robots"], about },
      { per: "development", points: 1, about },
    ],
  }),
];

export const [ROBOTS, CREDITS, MARINES, REBELS, MINES, LEAGUE] = [0, 1, 2, 3, 4, 5] as const;

export const reference: RaceReference = {
  kinds: KINDS,
  cards: Object.fromEntries(KINDS.map((_, number) => [String(number), number])),
  goals: [],
  prices: { novelty: 2, rare: 3, genes: 4, alien: 5 },
  chips: 12,
  tied: 3,
  actions: ["explore_five", "explore_one", "develop", "settle", "trade", "double", "produce"],
  phases: { settle: "settle", double: "consume" },
  robot: null,
};

export function player(seat: number, tableau: number[], parts: Partial<PlayerFacts> = {}): PlayerFacts {
  const none = { rebel: 0, novelty: 0, rare: 0, genes: 0, alien: 0 };
  return {
    seat,
    actions: [],
    tableau,
    active: tableau,
    goods: [],
    prices: {},
    cards: 4,
    known: [],
    chips: 0,
    points: 0,
    printed: 0,
    bonuses: {},
    scored: 0,
    goal_points: 0,
    tie_break: 4,
    military: 0,
    military_from: [],
    against: none,
    temporary: 0,
    develop_from: [],
    settle_from: [],
    pledged: [],
    hand: null,
    step: null,
    ...parts,
  } as PlayerFacts;
}

export function table(players: PlayerFacts[], parts: Partial<RaceView> = {}): RaceView {
  const rest = { phase: "settle", round: 3, waiting: [], phases: [], goals: [], takeovers: [], robot: null, over: false };
  return { ...rest, ...parts, players } as unknown as RaceView;
}
