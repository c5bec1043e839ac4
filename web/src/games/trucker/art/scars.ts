/** Where tiles have been torn off a ship in this flight: the log tells it, and the ship shows it as holes. */
import type { LogEntry } from "../../../generated/protocol";
import type { Spot } from "../../../generated/trucker";

export function scarsOf(log: LogEntry[], seat: number): Spot[] {
  const launched = log.findLastIndex(({ key }) => key === "launch");
  return log
    .slice(launched + 1)
    .filter(({ key, params }) => key === "loses-tile" && params["seat"] === seat)
    .map(({ params }): Spot => [Number(params["row"]), Number(params["column"])]);
}
