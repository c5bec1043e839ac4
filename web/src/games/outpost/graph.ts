/** Points per round as lines in a drawing. */

export interface Line {
  seat: number;
  /** As in the attribute `points` of a polyline. */
  path: string;
  end: { x: number; y: number; points: number };
}

export interface Graph {
  lines: Line[];
  /** Rounds and points that get a number on the axis. */
  rounds: { round: number; x: number }[];
  points: { points: number; y: number }[];
}

/** One line for each seat, from what everybody begins with to the last round. */
export function graphOf(log: number[][], first: number, goal: number, width: number, height: number): Graph {
  const seats = log[0]?.length ?? 0;
  const rounds = [Array.from({ length: seats }, () => first), ...log];
  const most = Math.max(goal, ...log.flat());
  const x = (round: number): number => (width * round) / Math.max(1, rounds.length - 1);
  const y = (points: number): number => height * (1 - points / most);
  const lines = Array.from({ length: seats }, (_, seat): Line => {
    const scores = rounds.map((row) => row[seat] ?? 0);
    const last = scores.at(-1) ?? 0;
    return {
      seat,
      path: scores.map((score, round) => `${x(round).toFixed(1)},${y(score).toFixed(1)}`).join(" "),
      end: { x: x(rounds.length - 1), y: y(last), points: last },
    };
  });
  const step = Math.ceil((rounds.length - 1) / 10);
  return {
    lines: apart(lines, 13),
    rounds: rounds.map((_, round) => ({ round, x: x(round) })).filter(({ round }) => round % step === 0),
    points: Array.from({ length: Math.floor(most / 25) + 1 }, (_, at) => ({ points: 25 * at, y: y(25 * at) })),
  };
}

/** Where lines end close together, their marks stand above each other. */
function apart(lines: Line[], gap: number): Line[] {
  let lowest = -Infinity;
  const moved = new Map<number, Line>();
  for (const line of [...lines].sort((one, other) => one.end.y - other.end.y)) {
    lowest = Math.max(line.end.y, lowest + gap);
    moved.set(line.seat, { ...line, end: { ...line.end, y: lowest } });
  }
  return lines.map((line) => moved.get(line.seat) ?? line);
}
