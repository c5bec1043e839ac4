/** The table at the end: the rows in their order, and where points come from. */
import type { PlayerFacts, RaceView, RobotView } from "../../generated/race";

export interface Row extends PlayerFacts {
  /** Points of developments that score for other cards. */
  six: number;
}

export function ranking(view: RaceView): Row[] {
  return view.ranking.flatMap((seat) => {
    const player = view.players[seat];
    return player === undefined ? [] : [{ ...player, six: sum(player.bonuses) }];
  });
}

function sum(bonuses: Record<string, number>): number {
  return Object.values(bonuses).reduce((total, points) => total + points, 0);
}

/** Where the points of the Robot come from. */
export function robotParts(robot: RobotView): Record<"points" | "chips" | "printed" | "six" | "markers", number> {
  const { points, chips, printed, marked } = robot;
  return { points, chips, printed, six: sum(robot.bonuses), markers: marked * robot.marker_points };
}
