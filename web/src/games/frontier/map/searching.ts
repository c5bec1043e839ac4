/** Finding a space by its name, in whichever language it is typed. */
import type { MapReference } from "../../../generated/frontier";
import { placeKey } from "./words";

export interface Found {
  space: number;
  score: number;
}

/** Names of places by message key, in one language. */
export type Names = ReadonlyMap<string, string>;

const FILES = import.meta.glob<string>("../../../../../src/cosmodrome/games/frontier/locale/*.ftl", {
  query: "?raw",
  import: "default",
});

/** The names of places in every language there is. */
export async function everyName(): Promise<Names[]> {
  const files = await Promise.all(Object.values(FILES).map((load) => load()));
  return files.map((text) => {
    const lines = [...text.matchAll(/^(place-\S+) = (.+)$/gmu)];
    return new Map(lines.map(([, key = "", name = ""]) => [key, name]));
  });
}

export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/gu, " ")
    .trim();
}

/** The spaces whose name fits, the best first: named so, beginning so, with a word that begins so, containing it. */
export function search(map: MapReference, names: readonly Names[], typed: string, most = 8): number[] {
  const wanted = folded(typed);
  if (wanted === "") return [];
  const found: Found[] = [];
  map.spaces.forEach((space, number) => {
    if (space.name === "") return;
    const own = Math.max(...called(space.name, names).map((name) => fit(folded(name), wanted)));
    const { group = "" } = space.site ?? {};
    // a family finds its members, after those who are called so themselves
    const score = own > 0 || group === "" ? own : fit(called(group, names).map(folded).join(" "), wanted) / 4;
    if (score > 0) found.push({ space: number, score: score + (space.kind === "site" ? 0.5 : 0) });
  });
  found.sort((a, b) => b.score - a.score || a.space - b.space);
  return found.slice(0, most).map(({ space }) => space);
}

/** A name in every language. */
function called(name: string, names: readonly Names[]): string[] {
  const key = placeKey(name);
  return [name, ...names.map((each) => each.get(key) ?? "")];
}

function fit(name: string, wanted: string): number {
  if (name === wanted) return 4;
  if (name.startsWith(wanted)) return 3;
  if (` ${name}`.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) ? 1 : 0;
}
