import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Analysis, AnalysisInfo, Message, Replay, TurningPoint } from "../../../generated/protocol";
import { words } from "../../../lib/i18n.svelte";
import { settings } from "../../../lib/settings.svelte";
import { seat, table } from "../../../lib/testing/samples";
import { toasts } from "../../../lib/toasts.svelte";
import MoveList from "../MoveList.svelte";
import ChancePlot from "./ChancePlot.svelte";
import { apart, changes, curve, estimator, lineOfMove, nextTurn, percent, points, previousTurn, spread, standing, swing, tells, thinned } from "./findings";
import LuckPanel from "./LuckPanel.svelte";
import Quality from "./Quality.svelte";
import { Study } from "./study.svelte";
import TurnList from "./TurnList.svelte";

const turn = (given: Partial<TurningPoint>): TurningPoint => ({ first: 1, last: 1, number: 1, seat: 0, change: [0, 0], luck: false, ...given });

const analysis: Analysis = {
  level: "commander",
  worlds: 24,
  start: [0.5, 0.5],
  moves: [
    { values: [0.51, 0.49], luck: [0, 0], judged: null },
    { values: [0.3, 0.7], luck: [0, 0], judged: null },
    { values: [0.302, 0.698], luck: [0, 0], judged: null },
    { values: [0, 1], luck: [-0.3, 0.3], judged: null },
  ],
  turns: [
    turn({ first: 2, last: 2, number: 2, seat: 1, change: [-0.21, 0.21] }),
    turn({ first: 3, last: 4, number: 4, seat: 0, change: [-0.3, 0.3], luck: true }),
  ],
  players: [
    { seat: 0, decisions: 9, agreed: 6, kept: 0.9, loss: 0.02, luck: -0.3, own: 0.01, others: -0.21 },
    { seat: 1, decisions: 8, agreed: 8, kept: 1, loss: 0, luck: 0.3, own: 0.21, others: -0.01 },
  ],
};

const replay: Replay = {
  table: table({ status: "over", winners: [1], scores: [30, 41], seats: [seat({ name: "Ada", you: true }), seat({ name: "Bo" })] }),
  reference: "",
  steps: [0, 1, 0, 1].map((who, at) => ({ seat: who, round: 1 + Math.floor(at / 2), phase: "", log: [], decided: null })),
  opening: [],
  seats: [0, 1, null],
};

beforeEach(async () => {
  settings.language = "en";
  await words.load();
});

describe("findings", () => {
  it("tell how everybody stands, and what a move has changed", () => {
    expect(standing(analysis, 0)).toEqual([0.5, 0.5]);
    expect(curve(analysis, 1)).toEqual([0.5, 0.49, 0.7, 0.698, 1]);
    expect(changes(analysis, 2)[1]).toBeCloseTo(0.21);
    expect(swing(analysis, 4)).toBeCloseTo(0.302);
  });

  it("lead from turning point to turning point", () => {
    expect(nextTurn(analysis.turns, 0)?.number).toBe(2);
    expect(nextTurn(analysis.turns, 2)?.number).toBe(4);
    expect(nextTurn(analysis.turns, 4)).toBeUndefined();
    expect(previousTurn(analysis.turns, 4)?.number).toBe(2);
    expect(previousTurn(analysis.turns, 2)).toBeUndefined();
  });

  it("tell a move by what was decided, where something was", () => {
    const label: Message = ["action-pass", {}];
    const answers = [{ label, value: 0.5, played: true, bot: false }];
    const moves = analysis.moves.map((move, at) => (at === 1 ? { ...move, judged: { gain: 0, answers } } : move));
    expect(lineOfMove(replay, { ...analysis, moves }, 2)).toEqual(["replay-decided", { seat: 1, what: label }]);
    expect(lineOfMove(replay, { ...analysis, moves }, 3)).toEqual(["replay-silent", { seat: 0 }]);
  });

  it("are said in round figures with their sign", () => {
    expect([0.126, -0.06, 0.004, -0.004].map(points)).toEqual(["+13", "\u22126", "0", "0"]);
    expect([0.004, -0.05].map(tells)).toEqual([false, true]);
    expect(percent(0.914)).toBe("91%");
  });

  it("find room beside each other", () => {
    expect(spread([100, 98, 20], 15, 0, 100)).toEqual([100, 85, 20]);
    expect(spread([0, 0, 0], 10, 0, 100)).toEqual([0, 10, 20]);
    const marks = apart([{ x: 0, y: 50, up: true }, { x: 10, y: 50, up: true }, { x: 90, y: -5, up: true }, { x: 99, y: 0, up: true }], 40, 20, 100);
    expect(marks.map((mark) => mark.y)).toEqual([50, 30, 0, 20]);
    expect(thinned([1, 2, 3, 4, 5], 3)).toEqual([1, 3, 5]);
  });
});

describe("the plot", () => {
  it("has every figure in a table behind it, and goes to a turning point", async () => {
    const onpick = vi.fn();
    render(ChancePlot, { replay, analysis, position: 2, onpick });
    expect(screen.getByRole("img").getAttribute("aria-label")).toContain("Seat 2 100%");
    const rows = within(screen.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true });
    const cells = rows.map((row) => within(row).queryAllByRole("cell", { hidden: true }).map((cell) => cell.textContent));
    expect(cells).toContainEqual(["2", "30%", "70%"]);
    expect(rows).toHaveLength(analysis.moves.length + 2);
    const mark = screen.getByRole("button", { name: /^Move 4:.*\(\u221230 for Seat 1\)$/u });
    await fireEvent.click(mark);
    expect(onpick).toHaveBeenCalledWith(4);
  });
});

it("a turning point is gone to, and played on from before it", async () => {
  const [onpick, onplay] = [vi.fn(), vi.fn()];
  render(TurnList, { replay, analysis, position: 4, onpick, onplay });
  const [, now] = screen.getAllByRole("listitem");
  if (now === undefined) throw new Error("there is no such turning point");
  expect(within(now).getByText("Luck")).toBeTruthy();
  const [jump, play] = within(now).getAllByRole("button");
  expect(jump?.getAttribute("aria-current")).toBe("true");
  if (jump !== undefined) await fireEvent.click(jump);
  expect(onpick).toHaveBeenCalledWith(4);
  expect(play?.getAttribute("aria-label")).toBe("Play on from before move 3");
  if (play !== undefined) await fireEvent.click(play);
  expect(onplay).toHaveBeenCalledWith(analysis.turns[1]);
});

it("luck and skill stand apart, for everybody", () => {
  render(LuckPanel, { analysis });
  const cells = within(screen.getByRole("table")).getAllByRole("cell");
  expect(cells.map((cell) => cell.textContent.trim())).toEqual(["\u221230", "+1", "\u221221", "+30", "+21", "\u22121"]);
});

it("everybody's accuracy is told, and compared with whom", () => {
  render(Quality, { analysis });
  expect(screen.getByText("90%")).toBeTruthy();
  expect(screen.getByText("agrees in 6 of 9 decisions")).toBeTruthy();
  expect(estimator(analysis)).toBe("Bot: Experienced, 24 worlds a position");
  expect(estimator({ ...analysis, level: "" })).toBe("24 worlds a position");
});

it("moves can be picked by what they have changed, or whose they are", async () => {
  render(MoveList, { replay, analysis, position: 0, onpick: vi.fn() });
  const shown = (): number => screen.getAllByRole("listitem").length;
  expect(shown()).toBe(4);
  await fireEvent.click(screen.getByRole("button", { name: /^Swings/u }));
  expect(shown()).toBe(2);
  await fireEvent.click(screen.getByRole("button", { name: "Mine" }));
  expect(shown()).toBe(2);
  expect(screen.queryByText("+21")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "All" }));
  expect(screen.getByText("+21")).toBeTruthy();
});

describe("an analysis under way", () => {
  const answers: (AnalysisInfo | number)[] = [];
  const info = (status: AnalysisInfo["status"], done: number): AnalysisInfo => ({ status, done, moves: 4, analysis: status === "done" ? analysis : null });

  beforeEach(() => {
    vi.useFakeTimers();
    answers.length = 0;
    vi.stubGlobal("fetch", (): Promise<Response> => {
      const next = answers.shift();
      if (next === undefined) return Promise.reject(new Error("no line"));
      if (typeof next !== "number") return Promise.resolve(Response.json(next));
      return Promise.resolve(Response.json({ message: ["problem-analyses-at-once", { most: 2 }], rule: "", detail: "" }, { status: next }));
    });
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it("is asked about until it is done, also after the line was lost", async () => {
    const study = new Study("t1");
    answers.push(info("none", 0));
    await study.look();
    expect([study.info?.status, vi.getTimerCount()]).toEqual(["none", 0]);
    answers.push(info("running", 0));
    await study.begin();
    await vi.advanceTimersByTimeAsync(1000);
    expect(study.info?.status).toBe("running");
    answers.push(info("running", 2), info("done", 4));
    await vi.advanceTimersByTimeAsync(1000);
    expect(study.info?.done).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(study.analysis).toEqual(analysis);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("that is refused is told", async () => {
    const told = vi.spyOn(toasts, "problem").mockImplementation(() => undefined);
    const study = new Study("t1");
    answers.push(429);
    await study.begin();
    expect(told.mock.calls[0]?.[0].message[0]).toBe("problem-analyses-at-once");
    expect([study.busy, vi.getTimerCount()]).toEqual([false, 0]);
  });

  it("is let alone by who has left", async () => {
    const study = new Study("t1");
    answers.push(info("running", 1));
    await study.look();
    study.end();
    expect(vi.getTimerCount()).toBe(0);
  });
});
