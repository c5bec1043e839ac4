/** Who sits where, and how that changes. */
import type { TableInfo } from "../../generated/protocol";
import { http, Refusal } from "../../lib/http";
import { toasts } from "../../lib/toasts.svelte";
import { introduction } from "../lobby/introduction.svelte";

/** The first seat of a running game where the reader could sit down; null if there is none. */
export function freeSeat(table: TableInfo): number | null {
  if (table.seat !== null || table.status !== "playing") return null;
  const seat = table.seats.findIndex((each) => each.kind === "open");
  return seat < 0 ? null : seat;
}

export function sitDown(table: TableInfo, seat: number): void {
  introduction.before(() => void join(table, seat));
}

async function join(table: TableInfo, seat: number): Promise<void> {
  try {
    await http.join(table.id, seat);
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason;
    toasts.problem(reason.problem);
  }
}
