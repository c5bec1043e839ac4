/** The phases of a round: who called each, how far it is, and what every seat still owes. */
import type { PlayerFacts, RaceView } from "../../generated/race";
import type { Message } from "../../generated/protocol";
import type { Phase } from "../board";

export const PHASES = ["explore", "develop", "settle", "consume", "produce"] as const;

const CALLS: Record<string, string[]> = {
  explore: ["explore_five", "explore_one"],
  develop: ["develop", "develop_again"],
  settle: ["settle", "settle_again"],
  consume: ["trade", "double"],
  produce: ["produce"],
};

export interface Called {
  phase: string;
  /** Who chose it, with which action card. */
  by: { seat: number; action: string }[];
  /** The actions of the Robot in it. */
  robot: string[];
  state: "unknown" | "off" | "later" | "now" | "done";
}

export function phaseOfAction(action: string): string {
  return PHASES.find((phase) => CALLS[phase]?.includes(action)) ?? "";
}

/** Whether the action cards of this round lie open. */
export function isRevealed(view: RaceView): boolean {
  return view.players.some((player) => player.actions.length > 0);
}

export function ribbon(view: RaceView): Called[] {
  const now = PHASES.findIndex((phase) => phase === view.phase);
  const ended = view.phase === "end" || view.over;
  return PHASES.map((phase, place) => {
    const by = view.players.flatMap((player) =>
      player.actions.filter((action) => CALLS[phase]?.includes(action)).map((action) => ({ seat: player.seat, action })),
    );
    const robot = (view.robot?.actions ?? []).filter((face) => face === phase || CALLS[phase]?.includes(face));
    return { phase, by, robot, state: stateOf(place) };

    function stateOf(at: number): Called["state"] {
      if (!isRevealed(view)) return "unknown";
      if (by.length === 0 && robot.length === 0) return "off";
      if (ended || at < now) return "done";
      return at === now ? "now" : "later";
    }
  });
}

const STEPS: { id: string; rule: string; phase: string }[] = [
  { id: "actions", rule: "actions", phase: "actions" },
  ...PHASES.map((phase) => ({ id: phase, rule: phase, phase })),
  { id: "end", rule: "hand-limit", phase: "end" },
];

/** The steps of the top bar: only the phases that were called. */
export function phases(view: RaceView): Phase[] {
  if (view.phase === "setup") {
    return [{ label: ["phase-setup", {}], rule: "setup", now: true, done: false }];
  }
  const called = new Set(ribbon(view).filter(({ state }) => state !== "off").map(({ phase }) => phase));
  const open = isRevealed(view);
  const steps = STEPS.filter(({ id }) => id === "actions" || id === "end" || !open || called.has(id));
  const at = steps.findIndex(({ phase }) => phase === view.phase);
  return steps.map(({ id, rule }, place) => ({
    label: [`board-phase-${id}`, {}],
    rule,
    now: place === at && !view.over,
    done: place < at || view.over,
  }));
}

const READY = "board-ready";

/** What a seat still owes, in two or three words; null: nothing. */
function owes(view: RaceView, player: PlayerFacts): Message | null {
  if (!view.waiting.includes(player.seat)) return null;
  if (player.step === "pay" && player.target !== null) return ["board-owes-strength", {}];
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
