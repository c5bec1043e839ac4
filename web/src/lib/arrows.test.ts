import { afterEach, expect, it, vi } from "vitest";
import { distance, moveFocus } from "./arrows";

/** A board of squares of 10 px, 20 px apart: its buttons, by row. */
function lay(columns: number, rows: number): { board: HTMLElement; buttons: HTMLElement[] } {
  const board = document.body.appendChild(document.createElement("div"));
  const buttons = Array.from({ length: columns * rows }, (_, place) => {
    const button = board.appendChild(document.createElement("button"));
    const box = new DOMRect((place % columns) * 20, Math.floor(place / columns) * 20, 10, 10);
    vi.spyOn(button, "getBoundingClientRect").mockReturnValue(box);
    return button;
  });
  return { board, buttons };
}

afterEach(() => document.body.replaceChildren());

it("moves to the neighbour, and stays at the edge", () => {
  const { board, buttons } = lay(3, 2);
  const path = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowUp"];
  const visited = path.map((key) => {
    moveFocus(key, [board]);
    return buttons.findIndex((each) => each === document.activeElement);
  });
  // the first press finds the board
  expect(visited).toEqual([0, 1, 2, 5, 4, 1, 1]);
});

it("leads from one part of the board to the next", () => {
  const parts = [lay(1, 1), lay(1, 1)] as const;
  const [hand] = parts[1].buttons;
  if (hand === undefined) throw new Error("the hand is empty");
  vi.spyOn(hand, "getBoundingClientRect").mockReturnValue(new DOMRect(60, 90, 10, 10));
  moveFocus("ArrowDown", parts.map(({ board }) => board));
  moveFocus("ArrowDown", parts.map(({ board }) => board));
  expect(document.activeElement).toBe(hand);
});

it("prefers what lies straight ahead", () => {
  const from = new DOMRect(0, 0, 10, 10);
  const ahead = distance("ArrowRight", from, new DOMRect(60, 0, 10, 10)) ?? Infinity;
  const aside = distance("ArrowRight", from, new DOMRect(20, 60, 10, 10)) ?? Infinity;
  expect(ahead).toBeLessThan(aside);
  expect(distance("ArrowLeft", from, new DOMRect(60, 0, 10, 10))).toBeNull();
});
