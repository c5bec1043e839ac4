/** The final order: points, then cards in hand and goods together. */
import type { PlayerFacts, RaceView, RobotView } from "../../generated/race";

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

/** Where the points of the Robot come from. */
export function robotParts(robot: RobotView): Record<"points" | "chips" | "printed" | "six" | "markers", number> {
  const { points, chips, printed, marked } = robot;
  const six = Object.values(robot.bonuses).reduce((sum, each) => sum + each, 0);
  return { points, chips, printed, six, markers: marked * robot.marker_points };
}
