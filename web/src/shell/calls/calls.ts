/** How the reader wants to be called to the table. */
import type { CallKind, Calls, Channel, SetCalls } from "../../generated/protocol";

export const KINDS: CallKind[] = ["turn", "invitation", "over"];

/** What is wanted, with one kind by one channel switched. */
export function switched(wanted: Calls["wanted"], channel: Channel, kind: CallKind, on: boolean): Calls["wanted"] {
  const before = wanted[channel] ?? [];
  return { ...wanted, [channel]: KINDS.filter((each) => (each === kind ? on : before.includes(each))) };
}

/** "22:30" and the minute of the day. */
export function clockTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** What is sent to have it so: the zone and the language are those of this browser. */
export function wish(calls: Calls, language: string): SetCalls {
  const { webhook, wanted, quiet } = calls;
  return { webhook, wanted, quiet, zone: Intl.DateTimeFormat().resolvedOptions().timeZone, language };
}
