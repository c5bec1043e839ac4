/** Military strength, prices and takeovers in numbers: the arithmetic the rules also do, from what lies open. */
import type { CardReference, PlayerFacts, PowerReference, RaceReference, RaceView } from "../../generated/race";
import { hasKeyword, kindOf } from "./cards";

/** Something a card of the tableau adds to a sum. */
export interface Share {
  card: number;
  number: number;
}

/** The powers of a phase in force: those of the cards that were there when it began. */
function powersOf(player: PlayerFacts, reference: RaceReference, does: string): { card: number; power: PowerReference }[] {
  return player.active.flatMap((card) =>
    (kindOf(reference, card)?.powers ?? []).filter((power) => power.does === does).map((power) => ({ card, power })),
  );
}

/** Where total military strength comes from. */
export function militaryShares(player: PlayerFacts, reference: RaceReference): Share[] {
  const worlds = player.active.filter((card) => kindOf(reference, card)?.military).length;
  return powersOf(player, reference, "military")
    .filter(({ power }) => power.against === undefined)
    .map(({ card, power }) => ({ card, number: (power.n ?? 0) * (power.per === undefined ? 1 : worlds) }));
}

/** What makes developments cheaper, besides the action card. */
export function developShares(player: PlayerFacts, reference: RaceReference): Share[] {
  return powersOf(player, reference, "reduce")
    .filter(({ power }) => power.phase === "develop")
    .map(({ card, power }) => ({ card, number: power.n ?? 0 }));
}

/** What makes a world cheaper; without a world, every one. */
export function settleShares(player: PlayerFacts, reference: RaceReference, world?: CardReference): Share[] {
  return powersOf(player, reference, "reduce")
    .filter(({ power }) => power.phase === "settle" && (power.good === undefined || power.good === world?.good))
    .map(({ card, power }) => ({ card, number: power.n ?? 0 }));
}

/** Strength against a world: total, specialised and temporary. */
export function strengthAgainst(player: PlayerFacts, world: CardReference): number {
  const special = world.good === null ? 0 : player.against[world.good];
  const rebel = hasKeyword(world, "rebel") ? player.against.rebel : 0;
  return player.military + player.temporary + special + rebel;
}

export interface Price {
  /** How it is placed: paid for in cards, or conquered. */
  way: "pay" | "conquer";
  printed: number;
  shares: Share[];
  /** What the action card takes off. */
  bonus: number;
  /** Cards to pay; in a conquest, the strength that is missing. */
  due: number;
  strength: number;
}

/** What it takes to place a card now, without the powers one may choose to use. */
export function priceOf(view: RaceView, player: PlayerFacts, reference: RaceReference, kind: CardReference): Price {
  const printed = kind.cost;
  if (kind.development) {
    const action = view.stage.startsWith("develop_again") ? "develop_again" : "develop";
    const bonus = player.actions.includes(action) ? 1 : 0;
    const shares = developShares(player, reference);
    return { way: "pay", printed, shares, bonus, due: Math.max(0, printed - sum(shares) - bonus), strength: 0 };
  }
  if (kind.military) {
    const strength = strengthAgainst(player, kind);
    return { way: "conquer", printed, shares: [], bonus: 0, due: Math.max(0, printed - strength), strength };
  }
  const shares = settleShares(player, reference, kind);
  return { way: "pay", printed, shares, bonus: 0, due: Math.max(0, printed - sum(shares)), strength: 0 };
}

/** The cheapest way to pay for a military world, if a power allows it. */
export function payForMilitary(player: PlayerFacts, reference: RaceReference, kind: CardReference): number | null {
  if (!kind.military || kind.good === "alien") return null;
  const ways = powersOf(player, reference, "pay_for_military").filter(
    ({ power }) => power.only === undefined || hasKeyword(kind, "rebel"),
  );
  if (ways.length === 0) return null;
  const best = Math.max(...ways.map(({ power }) => power.n ?? 0));
  const off = powersOf(player, reference, "pay_discount").reduce((total, { power }) => total + (power.n ?? 0), 0);
  return Math.max(0, kind.cost - best - off - sum(settleShares(player, reference, kind)));
}

export interface Attack {
  owner: number;
  attack: number;
  defence: number;
  /** Temporary strength that the attacker and the defender could still add at most. */
  more: number;
  reserve: number;
}

/** A takeover before it is declared. */
export function attackOf(view: RaceView, reference: RaceReference, seat: number, power: number, world: number): Attack | null {
  const player = view.players[seat];
  const owner = view.players.find((each) => each.seat !== seat && each.tableau.includes(world));
  const kind = kindOf(reference, world);
  if (player === undefined || owner === undefined || kind === undefined) return null;
  const used = kindOf(reference, power)?.powers.find((each) => each.does === "takeover");
  const bonus = (used?.n ?? 0) * rebelMilitary(player, reference);
  return {
    owner: owner.seat,
    attack: strengthAgainst(player, kind) + bonus,
    defence: strengthAgainst(owner, kind) + pactOf(owner, reference) + kind.cost,
    more: reserveOf(player, reference, power),
    reserve: reserveOf(owner, reference),
  };
}

/** Who wins as it stands, and whether what can still be added could change it. */
export function outlookOf({ attack, defence, more, reserve }: Attack): "sure" | "likely" | "open" | "short" | "hopeless" {
  if (attack + more < defence) return "hopeless";
  if (attack < defence) return "short";
  if (attack >= defence + reserve) return "sure";
  return attack + more >= defence + reserve ? "likely" : "open";
}

function rebelMilitary(player: PlayerFacts, reference: RaceReference): number {
  return count(player, reference, (kind) => kind.military && hasKeyword(kind, "rebel"));
}

function pactOf(owner: PlayerFacts, reference: RaceReference): number {
  const rebels = rebelMilitary(owner, reference);
  const others = count(owner, reference, (kind) => kind.military) - rebels;
  return powersOf(owner, reference, "takeover_defence").reduce(
    (total, { power }) => total + (power.rebel ?? 0) * rebels + Number(power.other ?? 0) * others,
    0,
  );
}

/** The most temporary military a player could still use: cards of the tableau given up, and cards from hand. */
export function reserveOf(player: PlayerFacts, reference: RaceReference, without = -1): number {
  const there = (card: number): boolean => player.tableau.includes(card) && card !== without;
  const tactics = powersOf(player, reference, "discard_for_military")
    .filter(({ card }) => there(card) && !player.pledged.includes(card))
    .reduce((total, { power }) => total + (power.n ?? 0), 0);
  const room = powersOf(player, reference, "hire")
    .filter(({ card }) => there(card))
    .reduce((total, { power }) => total + (power.cards ?? 0), 0);
  return tactics + Math.min(player.cards, room);
}

function count(player: PlayerFacts, reference: RaceReference, wanted: (kind: CardReference) => boolean): number {
  return player.active.filter((card) => {
    const kind = kindOf(reference, card);
    return kind !== undefined && wanted(kind);
  }).length;
}

export function sum(shares: Share[]): number {
  return shares.reduce((total, { number }) => total + number, 0);
}
