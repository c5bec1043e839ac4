import { describe, expect, it, vi } from "vitest";
import type { Frame, Message, Step } from "../../generated/protocol";
import { Frames } from "./frames";
import { groupMoves, headline, moveLines, nextRound, previousRound, roundMarks, within } from "./stepping";

function steps(...rounds: (number | null)[]): Step[] {
  return rounds.map((round) => ({ seat: 0, round, phase: "", log: [], decided: null }));
}

// the second action ends round 1, the fifth round 2
const game = steps(1, 2, 2, 2, 3, 3);

describe("rounds", () => {
  it("are marked where they begin", () => {
    expect(roundMarks(game)).toEqual([
      { round: 1, start: 0 },
      { round: 2, start: 2 },
      { round: 3, start: 5 },
    ]);
  });

  it("are stepped through in both directions", () => {
    expect(nextRound(0, game)).toBe(2);
    expect(nextRound(2, game)).toBe(5);
    expect(nextRound(5, game)).toBe(6);
    expect(previousRound(6, game)).toBe(5);
    expect(previousRound(5, game)).toBe(2);
    expect(previousRound(3, game)).toBe(2);
    expect(previousRound(1, game)).toBe(0);
    expect(previousRound(0, game)).toBe(0);
  });

  it("group the moves, each with the position it leads to", () => {
    expect(groupMoves(game).map((group) => [group.round, group.moves.map((move) => move.position)])).toEqual([
      [1, [1, 2]],
      [2, [3, 4, 5]],
      [3, [6]],
    ]);
    expect(groupMoves(steps(null, null))).toHaveLength(1);
  });
});

it("keeps a position inside the game", () => {
  expect(within(-3, game)).toBe(0);
  expect(within(99, game)).toBe(6);
  expect(within(Number.NaN, game)).toBe(0);
});

describe("frames", () => {
  const frame = (actions: number): Frame => ({ actions, view: {}, waiting: [] });

  it("are fetched once, with the next ones ahead", async () => {
    const fetch = vi.fn((position: number) => Promise.resolve(frame(position)));
    const frames = new Frames(6, fetch);
    expect((await frames.at(2)).actions).toBe(2);
    expect(fetch.mock.calls.map(([position]) => position)).toEqual([2, 3, 4, 5, 6, 1]);
    await frames.at(3);
    expect(fetch).toHaveBeenCalledTimes(6);
  });

  it("are fetched again after a failure", async () => {
    const fetch = vi.fn((position: number) => Promise.resolve(frame(position)));
    fetch.mockRejectedValueOnce(new Error("gone"));
    const frames = new Frames(0, fetch);
    await expect(frames.at(0)).rejects.toThrow("gone");
    expect((await frames.at(0)).actions).toBe(0);
  });
});

it("a move is told by its lines, or else by what was decided, as far as one may know", () => {
  const [move] = steps(1);
  if (move === undefined) throw new Error("there is no move");
  const told = { key: "passes", params: { seat: 2 }, action: 1 };
  expect(moveLines({ ...move, log: [told] })).toEqual([["passes", { seat: 2 }]]);
  const decided: Message = ["action-auction", { what: "nodule" }];
  expect(moveLines({ ...move, decided })).toEqual([["replay-decided", { seat: 0, what: decided }]]);
  expect(moveLines({ ...move, decided, log: [told] })).toEqual([
    ["replay-decided", { seat: 0, what: decided }],
    ["passes", { seat: 2 }],
  ]);
  expect(moveLines(move)).toEqual([["replay-silent", { seat: 0 }]]);
  expect(moveLines({ ...move, seat: -1 })).toEqual([["ask-nobody", {}]]);
});

it("a move in one line is told of whoever made it", () => {
  const [move] = steps(1);
  if (move === undefined) throw new Error("there is no move");
  const [theirs, own] = [2, 0].map((seat) => ({ key: "passes", params: { seat }, action: 1 }));
  if (theirs === undefined || own === undefined) throw new Error("there is no line");
  const decided: Message = ["action-auction", { what: "nodule" }];
  expect(headline({ ...move, log: [theirs, own] })).toEqual(["passes", { seat: 0 }]);
  expect(headline({ ...move, log: [theirs], decided })).toEqual(["replay-decided", { seat: 0, what: decided }]);
  expect(headline({ ...move, log: [theirs] })).toEqual(["passes", { seat: 2 }]);
  expect(headline(move)).toEqual(["replay-silent", { seat: 0 }]);
});
