import { fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { expect, it } from "vitest";
import type { BoardProps, GameModule } from "../../games/board";
import type { Question } from "../../generated/protocol";
import BoardGround from "./BoardGround.svelte";
import { amount, choice } from "./fixtures";

const component = (() => ({})) as unknown as Component<never>;
const pane = (id: string, shapes: string[]) => ({
  id,
  label: [id, {}] as [string, Record<string, unknown>],
  component,
  asks: ({ shape }: Question) => shapes.includes(shape),
});
const game = {
  panes: [pane("market", ["choice", "amount"]), pane("colony", ["choice", "subset"]), pane("track", [])],
} as unknown as GameModule;
const asked = (question: Question | null) => ({ game, phone: true, board: { question } as unknown as BoardProps });

const shown = () => screen.getByRole("tab", { selected: true }).textContent.trim();
const marked = () => screen.getAllByTitle("ask-your-decision").map((mark) => mark.closest("[role=tab]")?.textContent.trim());

it("a phone turns to the segment where the question is answered", async () => {
  const { rerender } = render(BoardGround, asked(null));
  await fireEvent.click(screen.getByRole("tab", { name: /track/u }));
  await rerender(asked(amount));
  expect(shown()).toBe("market");
});

it("stays at a segment that answers it too, and marks the other", async () => {
  const { rerender } = render(BoardGround, asked(null));
  await fireEvent.click(screen.getByRole("tab", { name: /colony/u }));
  await rerender(asked(choice));
  expect(shown()).toBe("colony");
  expect(marked()).toEqual(["market"]);
});

it("lets the reader look elsewhere while the question stands", async () => {
  const { rerender } = render(BoardGround, asked(amount));
  await fireEvent.click(screen.getByRole("tab", { name: /track/u }));
  await rerender(asked({ ...amount }));
  expect(shown()).toBe("track");
});
