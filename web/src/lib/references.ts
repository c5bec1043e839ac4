/** What never changes in a game with some options: fetched once for all tables that play so, and kept by the browser. */
import { http } from "./http";

const known = new Map<string, Promise<unknown>>();

export function referenceAt(address: string): Promise<unknown> {
  const found = known.get(address) ?? http.reference(address);
  known.set(address, found);
  found.catch(() => known.delete(address));
  return found;
}
