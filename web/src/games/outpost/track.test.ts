import { expect, it } from "vitest";
import { graphOf } from "./graph";
import { freeLane, lanes } from "./track";

const at = (...points: number[]): { seat: number; points: number }[] => points.map((each, seat) => ({ seat, points: each }));

it("marks that are close stand above each other, in three lanes at most", () => {
  const marks = lanes(at(5, 5, 20, 5, 5), 1.5);
  expect(marks.map(({ seat, lane, at: place }) => [seat, lane, place])).toEqual([
    [0, 0, 5],
    [1, 1, 5],
    [3, 2, 5],
    [4, 0, 6.5],
    [2, 0, 20],
  ]);
});

it("the ghost finds a free lane", () => {
  const marks = lanes(at(5, 5, 20), 1.5);
  expect(freeLane(marks, 4, 7, 0)).toBe(2);
  expect(freeLane(marks, 10, 15, 0)).toBe(0);
  expect(freeLane(marks, 10, 15, 1)).toBe(1);
});

it("the graph begins with what everybody has, and its ends do not cover each other", () => {
  const graph = graphOf([[3, 4], [8, 8]], 3, 75, 100, 75);
  expect(graph.lines.map((line) => line.path.split(" ").length)).toEqual([3, 3]);
  expect(graph.lines[0]?.path.startsWith("0.0,72.0")).toBe(true);
  const [one, other] = graph.lines.map((line) => line.end.y);
  expect(Math.abs((one ?? 0) - (other ?? 0))).toBeGreaterThan(10);
});
