/** The final order: points, then cards in hand and goods together. */
import type { PlayerFacts, RaceView } from "../../generated/race";

export interface Row extends PlayerFacts {
  /** Points of developments that score for other cards. */
  six: number;
  /** What breaks a tie: cards in hand and goods. */
  tie: number;
}

export function ranking(view: RaceView): Row[] {
  return view.players
    .map((player) => ({
      ...player,
      six: Object.values(player.bonuses).reduce((sum, points) => sum + points, 0),
      tie: player.cards + player.goods.length,
    }))
    .sort((one, other) => other.points - one.points || other.tie - one.tie);
}
