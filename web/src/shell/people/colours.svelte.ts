/** The colours of seats: a table gives each one, by what those who sit there prefer. Shapes go by the seat. */
import { untrack } from "svelte";
import type { SeatInfo } from "../../generated/protocol";

export const COLOURS = 9;

type Seats = readonly Pick<SeatInfo, "colour">[];

/** Which variables a table changes: boards draw a seat in `--p1`, `--p2` and so on. */
export function colourChanges(seats: Seats): [string, string][] {
  return seats.slice(0, COLOURS).map(({ colour }, seat) => [`--p${seat + 1}`, `var(--hue-${colour})`]);
}

/** The same as a style, for one table among others. */
export function colourStyle(seats: Seats): string {
  return colourChanges(seats)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ");
}

/** While a component lasts, the whole page has the colours of its table: boards, windows and what flies above them. */
export function wearColours(seats: () => Seats): void {
  const root = document.documentElement.style;
  const changes = $derived(colourStyle(seats()));
  // before anything is drawn: a map reads its colours once
  $effect.pre(() => {
    if (changes === "") return undefined;
    const worn = untrack(() => colourChanges(seats()));
    for (const [name, value] of worn) root.setProperty(name, value);
    return () => {
      for (const [name] of worn) root.removeProperty(name);
    };
  });
}
