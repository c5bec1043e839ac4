/** What spaces are called, and what they mean, in words. */
import type { Message } from "../../../generated/protocol";
import type { SpaceReference, ZoneReference } from "../../../generated/frontier";
import { formatNumber, plain, words } from "../../../lib/i18n.svelte";

/** As in tools/map_layout/words.py, which keeps room for the labels. */
const LONG = 13;

export function placeKey(name: string): string {
  const plain = name.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  return `place-${plain.replace(/[^a-z0-9]+/gu, "-").replace(/^-|-$/gu, "")}`;
}

/** A name of the map in the reader's language; most are the same in all. */
export function spoken(name: string): string {
  const key = placeKey(name);
  return words.current.has(key) ? words.current.say(key) : name;
}

/** Without the body, whose name stands on its disc, and without what stands in brackets. */
export function short(name: string): string {
  return name.replace(/^.*?\s?:\s|\s?\(.*\)$/gu, "");
}

/** In two lines, if it is long. */
export function broken(text: string): string[] {
  const gaps = [...text.matchAll(/[ -]/gu)].map((match) => match.index).filter((at) => at > 0 && at < text.length - 1);
  if (text.length <= LONG || gaps.length === 0) return [text];
  const at = gaps.reduce((best, gap) =>
    Math.abs(2 * gap - text.length) < Math.abs(2 * best - text.length) ? gap : best,
  );
  return [text.slice(0, text[at] === "-" ? at + 1 : at), text.slice(at + 1)];
}

/** What to call a space: its name, or its kind and zone where it has none. */
export function title(space: SpaceReference, zone: ZoneReference): string {
  if (space.name !== "") return spoken(space.name);
  return words.current.say(`map-unnamed-${space.kind}`, { zone: `zone-${zone.name}` });
}

/** What a space is and does, a sentence each. */
export function explained(space: SpaceReference, zone: ZoneReference): Message[] {
  const said: Message[] = [];
  const { site } = space;
  if (site !== null) {
    said.push(["map-site", { size: site.size, letter: site.letter, water: site.hydration }], site.physics);
    for (const icon of site.icons) said.push([`map-icon-${icon}`, {}]);
    if (site.synodic !== null) said.push(["map-synodic", { season: `map-season-${site.synodic}` }]);
  } else if (space.flyby !== "") {
    said.push(space.bonus === null ? ["map-flyby-sun", {}] : ["map-flyby", { burns: space.bonus }]);
    if (space.season !== null) said.push(["map-flyby-season", { season: `map-season-${space.season}` }]);
  } else {
    const kind = space.hazard === "aerobrake" ? "aerobrake" : space.kind;
    said.push([`map-kind-${kind}`, {}]);
  }
  if (space.lander) said.push(["map-lander", {}]);
  if (space.hazard === "crash") said.push(["map-crash", {}]);
  if (space.inspiration) said.push(["map-inspiration", {}]);
  if (space.home !== "") said.push(["map-home", { colour: `colour-${space.home}` }]);
  return [...said, sunlight(zone)];
}

function sunlight({ sunlight: lit, solar }: ZoneReference): Message {
  if (!lit) return ["map-no-sunlight", {}];
  if (solar === 0) return ["map-even-sunlight", {}];
  return ["map-sunlight", { solar: plain(formatNumber(solar, { signDisplay: "always" })) }];
}

/** In one line for those who can not see the map. */
export function described(space: SpaceReference, zone: ZoneReference): string {
  const { site } = space;
  if (site === null) return title(space, zone);
  return words.current.say("map-site-label", {
    name: title(space, zone),
    size: site.size,
    letter: site.letter,
    water: site.hydration,
  });
}
