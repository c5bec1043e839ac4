/** The table at the end: the rows in their order, and where points come from. */
import type { PlayerFacts, RaceView, RobotView } from "../../generated/race";

export function ranking(view: RaceView): PlayerFacts[] {
  return view.ranking.flatMap((seat) => view.players[seat] ?? []);
}

/** Where the points of the Robot come from. */
export function robotParts(robot: RobotView): Record<"points" | "chips" | "printed" | "six" | "markers", number> {
  const { points, chips, printed, scored: six, marked_points: markers } = robot;
  return { points, chips, printed, six, markers };
}
