/** Where points come from, in the order of the rulebook. */
import type { PointsView } from "../../generated/frontier";

export const POINTS: readonly (keyof PointsView)[] = [
  "claims",
  "factories",
  "letters",
  "colonies",
  "science",
  "glories",
  "ventures",
  "power",
  "stars",
  "goal",
];
