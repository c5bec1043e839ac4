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
