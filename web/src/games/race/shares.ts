/** Where numbers come from: the cards of a tableau that make something cheaper or stronger. The sums are in the view. */
import type { CardReference, PlayerFacts, PowerReference, RaceReference, RaceView, ThreatView } from "../../generated/race";
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

/** All that takes off what a card costs when it is placed now; null: the action card. */
export function reductions(
  view: RaceView,
  player: PlayerFacts,
  reference: RaceReference,
  kind: CardReference,
): { card: number | null; number: number }[] {
  if (!kind.development) return settleShares(player, reference, kind);
  const action = view.stage.startsWith("develop_again") ? "develop_again" : "develop";
  const bonus = player.actions.includes(action) ? [{ card: null, number: 1 }] : [];
  return [...developShares(player, reference), ...bonus];
}

/** Strength against a world: total, specialised and temporary. */
export function strengthAgainst(player: PlayerFacts, world: CardReference): number {
  const special = world.good === null ? 0 : player.against[world.good];
  const rebel = hasKeyword(world, "rebel") ? player.against.rebel : 0;
  return player.military + player.temporary + special + rebel;
}

/** Who wins a takeover as it stands, and whether what can still be added could change it. */
export function outlookOf(threat: ThreatView): "sure" | "likely" | "open" | "short" | "hopeless" {
  const { attack, defence, own_reserve: more, reserve } = threat;
  if (attack + more < defence) return "hopeless";
  if (attack < defence) return "short";
  if (attack >= defence + reserve) return "sure";
  return attack + more >= defence + reserve ? "likely" : "open";
}
