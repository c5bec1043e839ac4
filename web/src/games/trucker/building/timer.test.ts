import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Closed, Option, Question } from "../../../generated/protocol";
import type { TimerView } from "../../../generated/trucker";
import type { RunningClock } from "../../../lib/socket.svelte";
import { Draft } from "../../../shell/table/draft.svelte";
import { question } from "../../../shell/table/fixtures";
import { reference } from "../fixtures";
import type { Props } from "../props";
import Timer from "./Timer.svelte";

// no words are loaded here: a message reads as its key

const FLIP: Option = { action: ["flip"], label: ["action-flip", {}] };
const SHUT: Closed = { action: ["flip"], label: ["action-flip", {}], why: { reason: ["why-only-finished-flips", {}], rule: "timer" } };

function show(timer: Partial<TimerView>, clock: Partial<RunningClock> | null, asked: Question | null = null, beat: number | null = null) {
  const send = vi.fn();
  const draft = new Draft(send);
  draft.ask(asked);
  const view = { timer: { circle: 1, left: 45_000, sand: 90_000, running: true, ...timer }, beat, round: "1", players: [] };
  const running = clock === null ? null : { elapsed: 0, running: true, speed: 1, at: performance.now(), ...clock };
  const props = { view, reference, clock: running, question: asked, draft, sent: [], seat: null, openRule: vi.fn() };
  render(Timer, { props: props as unknown as Props });
  return { send };
}

function left(): string {
  return screen.getByRole("region").querySelector(".left")?.textContent.trim() ?? "";
}

async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await tick();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the timer", () => {
  it("runs on between what the table says", async () => {
    show({}, { elapsed: 2_000 });
    expect(left()).toBe("0:43");
    await pass(3_000);
    expect(left()).toBe("0:40");
    await pass(60_000);
    expect(left()).toBe("board-sand-out");
  });

  it("stands still while nobody is there", async () => {
    show({}, { running: false });
    await pass(5_000);
    expect(left()).toBe("0:45");
  });

  it("counts beats where building goes in turns", () => {
    show({ left: 7, sand: 12 }, null, null, 3);
    expect(left()).toBe("board-beats-left");
  });

  it("is turned over at once, or says why not", () => {
    const { send } = show({ left: 0, running: false }, null, question({ shape: "choice", options: [FLIP] }));
    screen.getByRole("button", { name: "board-flip" }).click();
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.anything(), ["flip"]);
  });

  it("shows what is closed as closed", () => {
    show({ left: 0, running: false }, null, question({ shape: "choice", closed: [SHUT] }));
    expect(screen.getByRole("button", { name: "board-flip" }).getAttribute("aria-disabled")).toBe("true");
  });
});
