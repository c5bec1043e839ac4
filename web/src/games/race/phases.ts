/** The phases of a round, and what every seat still owes. */
import type { PlayerFacts, RaceView } from "../../generated/race";
import type { Message } from "../../generated/protocol";
import type { Phase } from "../board";

/** Whether the action cards of this round lie open. */
export function isRevealed(view: RaceView): boolean {
  return view.phases.some(({ state }) => state !== "unknown");
}

/** The steps of the top bar; those that nobody has called stay in their places. */
export function phases(view: RaceView): Phase[] {
  if (view.phase === "setup") {
    return [{ label: ["phase-setup", {}], rule: "setup", now: true, done: false }];
  }
  const off = view.phases.filter(({ state }) => state === "off").map(({ phase }) => phase);
  const steps = ["actions", ...view.phases.map(({ phase }) => phase), "end"];
  const at = steps.indexOf(view.phase);
  return steps.map((id, place) => ({
    label: [`board-phase-${id}`, {}],
    rule: id === "end" ? "hand-limit" : id,
    now: place === at && !view.over,
    done: (place < at || view.over) && !off.includes(id),
    off: off.includes(id),
  }));
}

const READY = "board-ready";

/** What a seat still owes, in two or three words; null: nothing. */
function owes(view: RaceView, player: PlayerFacts): Message | null {
  if (!view.waiting.includes(player.seat)) return null;
  return [`board-owes-${player.step ?? "something"}`, {}];
}

/** Who owes what in the phase that is on: seats with the same question together, those who owe nothing last. */
export function debts(view: RaceView): { what: Message; seats: number[]; ready: boolean }[] {
  const keys = view.players.map((player) => owes(view, player)?.[0] ?? READY);
  const different = [...new Set(keys)].sort((one, other) => Number(one === READY) - Number(other === READY));
  return different.map((key) => ({
    what: [key, {}],
    seats: view.players.filter((_, place) => keys[place] === key).map(({ seat }) => seat),
    ready: key === READY,
  }));
}
