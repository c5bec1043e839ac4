/** The log in parts: what belongs together, and where the reader's last turn ended. */
import type { LogEntry } from "../../generated/protocol";

export interface LogLine {
  entry: LogEntry;
  /** Its place in the whole log. */
  place: number;
}

export interface LogGroup {
  /** What began this part; several when one followed directly on the other. */
  headings: LogLine[];
  lines: LogLine[];
}

/** Cut the log at its headings. Lines before the first heading form a group without one. */
export function groupLog(log: LogEntry[], headings: readonly string[]): LogGroup[] {
  const groups: LogGroup[] = [];
  log.forEach((entry, place) => {
    const line = { entry, place };
    let group = groups.at(-1);
    if (headings.includes(entry.key)) {
      if (group === undefined || group.lines.length > 0) groups.push({ headings: [line], lines: [] });
      else group.headings.push(line);
      return;
    }
    if (group === undefined) {
      group = { headings: [], lines: [] };
      groups.push(group);
    }
    group.lines.push(line);
  });
  return groups;
}

/** What stands in the log as one: a line, with all that repeat it, or a run of small steps. */
export interface LogItem {
  line: LogLine;
  /** The last one that repeats it. */
  last: LogLine;
  /** Other seats of which the same is said. */
  also: number[];
  /** How often it is said of the same seat. */
  times: number;
  /** Small steps after it, in a run that begins with this line. */
  steps: LogLine[];
}

/** These words of an entry, found once: the log grows with every action, and what was said stays. */
export function remembered(words: (entry: LogEntry) => string): (entry: LogEntry) => string {
  const said = new WeakMap<LogEntry, string>();
  return (entry) => {
    const before = said.get(entry);
    if (before !== undefined) return before;
    const now = words(entry);
    said.set(entry, now);
    return now;
  };
}

/** Fewer small steps stand for themselves. */
const RUN = 4;

/**
 * Lines that repeat each other as one, by their words without the seat they are about: in one move, or in moves that
 * follow each other. Runs of small steps fold as well. Whoever reads the same lines sees them folded in the same way.
 */
export function foldLines(lines: LogLine[], words: (entry: LogEntry) => string, minor: readonly string[]): LogItem[] {
  const items: LogItem[] = [];
  let run: LogLine[] = [];
  const end = (): void => {
    const [first, ...steps] = run;
    if (first !== undefined && run.length >= RUN) items.push({ ...alone(first), steps });
    else for (const line of run) repeat(items, line, words);
    run = [];
  };
  for (const line of lines) {
    if (minor.includes(line.entry.key)) {
      run.push(line);
      continue;
    }
    end();
    repeat(items, line, words);
  }
  end();
  return items;
}

function alone(line: LogLine): LogItem {
  return { line, last: line, also: [], times: 1, steps: [] };
}

/** Add a line to what it repeats, or by itself. */
function repeat(items: LogItem[], line: LogLine, words: (entry: LogEntry) => string): void {
  const said = words(line.entry);
  const same = items.findLast(
    ({ last, steps }) => steps.length === 0 && line.entry.action - last.entry.action <= 1 && words(last.entry) === said,
  );
  const seat = seatOf(line.entry);
  if (same === undefined) {
    items.push(alone(line));
    return;
  }
  same.last = line;
  if (seat === seatOf(same.line.entry)) same.times += 1;
  else if (seat !== null && !same.also.includes(seat)) same.also.push(seat);
}

/** The seat a line is about, if it is about one. */
export function seatOf(entry: LogEntry): number | null {
  const seat = entry.params["seat"];
  return typeof seat === "number" && seat >= 0 ? seat : null;
}

/** The place after the last line about this seat: what follows happened since its last turn. */
export function afterOwn(log: LogEntry[], seat: number | null): number {
  if (seat === null) return log.length;
  return log.findLastIndex((entry) => seatOf(entry) === seat) + 1;
}

/**
 * The place of the first line that is news since an answer was sent at this place: after what the answer itself brought
 * about for its seat, and below the headings that follow. Null while there is none.
 */
export function newsAfter(log: LogEntry[], sent: number, seat: number | null, headings: readonly string[]): number | null {
  if (sent === 0) return null;
  const others = log.findIndex((entry, place) => place >= sent && (seat === null || seatOf(entry) !== seat));
  const news = log.findIndex((entry, place) => place >= others && !headings.includes(entry.key));
  return others < 0 || news < 0 ? null : news;
}
