/** How the crew of a ship looks out of its windows. */
import type { ShipView } from "../../../generated/trucker";

export type Mood = "merry" | "wary" | "afraid";

/** So many tiles gone are more than bad luck. */
const FRIGHT = 5;

export function moodOf({ lost }: ShipView): Mood {
  if (lost.length === 0) return "merry";
  return lost.length < FRIGHT ? "wary" : "afraid";
}
