/** What each factory looks like: a few strokes in a square of 28, with a door in which its operator stands. */
import { disc, type Stroke } from "../../lib/strokes";

export const SIZE = 28;
const TONE = "var(--k)";
const DARK = "color-mix(in srgb, var(--k) 45%, var(--s1))";

const solid = (d: string, fill = TONE): Stroke => ({ d, fill });
const drawn = (d: string, width = 1.6, line = TONE): Stroke => ({ d, line, width });

const FACTORIES: Record<string, Stroke[]> = {
  // the wheel over a shaft
  ore: [solid("M2 27L11 4h6l9 23z", DARK), drawn("M4 27L12 5M24 27L16 5", 2), drawn(disc(14, 5, 3.2), 1.8)],
  // a tank with a drop on it
  water: [solid("M3 27V13q0-4 11-4t11 4v14z"), drawn("M3 15q11 4 22 0", 1, DARK), solid("M14 1q4 4.5 0 6.5q-4-2 0-6.5z")],
  // a saw-tooth roof and its chimney
  titanium: [solid("M2 27V14l6-5v5l6-5v5l6-5v18z"), solid("M21 27V4h5v23z", DARK), drawn("M21 4q2-3 5-2", 1.2)],
  // a dome with its mast
  research: [solid("M2 27V20a12 12 0 0 1 24 0v7z"), drawn("M14 9V3", 1.6), solid(disc(14, 2.6, 2)), drawn("M5 15q9 5 18 0", 1, DARK)],
  // growing under glass
  microbiotics: [solid("M2 27V16a6 7 0 0 1 12 0a6 7 0 0 1 12 0v11z"), drawn("M8 9V3q4 0 4 3M20 9V2q-4 0-4 3", 1.4)],
  // a sphere, a column, a pipe
  new_chemicals: [solid(disc(9, 18, 7)), solid("M18 27V3q3.5-2.5 7 0v24z", DARK), drawn("M9 11V6h9", 1.6), solid("M3 27v-4h12v4z")],
  // a station with its cross
  orbital_medicine: [drawn(disc(14, 15, 11.5), 3), solid("M12.5 0h3v4h4v3h-4v3h-3V7h-4V4h4z"), solid("M2 27h24l-4-5H6z", DARK)],
  // a planet within its ring
  ring_ore: [solid(disc(14, 12, 9)), drawn("M1 18q-1-4 13-7t13-2q0 4-13 7T1 18z", 1.6, "var(--tx)"), solid("M5 27l3-8h12l3 8z", DARK)],
  // a base below a crescent
  moon_ore: [solid("M22 1a6 6 0 1 0 4 9a5 5 0 0 1-4-9z"), solid("M1 27q2-13 12-13t13 13z"), solid(disc(6, 22, 1.6) + disc(22, 22, 2), DARK)],
};

const PLAIN: Stroke[] = [solid("M2 27V12h24v15z")];

export function factoryOf(resource: string): Stroke[] {
  return FACTORIES[resource] ?? PLAIN;
}
