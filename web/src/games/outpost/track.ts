/** Where the marks of the seats stand on the track: above each other where they are close, but never in a tall pile. */

export interface Mark {
  seat: number;
  points: number;
  lane: number;
  /** Where it is drawn, in points: aside of its true place where no lane was free. */
  at: number;
}

const LANES = 3;

/** `gap`: how many points a mark is wide. */
export function lanes(colonies: { seat: number; points: number }[], gap: number): Mark[] {
  const last = Array.from({ length: LANES }, () => -Infinity);
  return [...colonies]
    .sort((one, other) => one.points - other.points || one.seat - other.seat)
    .map(({ seat, points }) => {
      const free = last.findIndex((taken) => points - taken >= gap);
      const lane = free < 0 ? last.indexOf(Math.min(...last)) : free;
      const at = Math.max(points, (last[lane] ?? 0) + gap);
      last[lane] = at;
      return { seat, points, lane, at };
    });
}

/** The lowest lane, from one upwards, in which nothing stands between these points. */
export function freeLane(marks: Mark[], low: number, high: number, from: number): number {
  const taken = marks.filter((mark) => mark.at > low && mark.at < high).map((mark) => mark.lane);
  let lane = from;
  while (taken.includes(lane)) lane += 1;
  return lane;
}
