/** The card that teaches, and what a bot would do. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../../games/board";
import type { Hinted, Teaching } from "../../generated/protocol";
import { words } from "../../lib/i18n.svelte";
import { pressKey } from "../../lib/keyboard";
import { table } from "../../lib/testing/samples";
import Coach from "./Coach.svelte";
import { Draft } from "./draft.svelte";
import { amount, choice, payment } from "./fixtures";
import Hint from "./Hint.svelte";
import { pointAt } from "./pointing";

beforeAll(async () => words.use("outpost+lesson"));
afterEach(cleanup);

function teaching(given: Partial<Teaching> = {}): Teaching {
  const place = { done: 0, steps: 18 };
  return { place, says: ["lesson-welcome", "lesson-auction"], do: "lesson-auction-do", point: [], ...given };
}

describe("the coach", () => {
  it("says one thing at a time, and then what to do", async () => {
    render(Coach, { props: { teaching: teaching(), table: table() } });
    expect(screen.getByText(/Welcome/u)).toBeTruthy();
    expect(screen.queryByText(/Put the Data Library/u)).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /Next/u }));
    expect(screen.getByText(/Put the Data Library/u)).toBeTruthy();
    expect(screen.getByText("Step 1 of 18")).toBeTruthy();
  });

  it("offers an easy game at the end, or to play on", async () => {
    const props = { teaching: teaching({ says: ["lesson-end"], do: "" }), table: table() };
    render(Coach, { props });
    expect(screen.getByRole("button", { name: "Play an easy game" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Play on here" }));
    expect(screen.queryByRole("region", { name: "Lesson" })).toBeNull();
  });

  it("rings what it means, for as long as it means it", () => {
    document.body.innerHTML = '<p data-anchor="hand hand-0"></p><p data-anchor="market"></p>';
    const stop = pointAt(["hand"]);
    expect(document.querySelectorAll("[data-meant]").length).toBe(1);
    stop();
    expect(document.querySelector("[data-meant]")).toBeNull();
  });
});

const boardOf = (hints: boolean): BoardProps => ({ table: table({ hints }) }) as unknown as BoardProps;

describe("a hint", () => {
  const said: Hinted = {
    type: "hinted",
    id: "h",
    action: ["bid", 31],
    label: ["action-bid", { what: 31 }],
    weighed: [
      { label: ["action-bid", { what: 31 }], figure: 54 },
      { label: ["action-pass", {}], figure: 49 },
    ],
    measure: "percent",
    reasons: [["reason-only", {}]],
    advice: [],
  };

  it("is drafted, and told with the numbers behind it", async () => {
    const draft = new Draft(vi.fn());
    draft.ask(amount);
    render(Hint, { props: { line: { hint: async () => Promise.resolve(said) }, draft, board: boardOf(true) } });
    pressKey(new KeyboardEvent("keydown", { key: "h" }));
    expect(await screen.findByText("A bot would: Bid 31")).toBeTruthy();
    expect(screen.getByText("54%")).toBeTruthy();
    expect(draft.action).toEqual(["bid", 31]);
  });

  it("may be items too", () => {
    const draft = new Draft(vi.fn());
    draft.ask(payment);
    draft.adopt(["pay", [9]]);
    expect(draft.action).toEqual(["pay", [9]]);
  });

  it("is not offered where it would not be fair", () => {
    const draft = new Draft(vi.fn());
    draft.ask(choice);
    render(Hint, { props: { line: { hint: vi.fn() }, draft, board: boardOf(false) } });
    expect(screen.queryByRole("button")).toBeNull();
  });
});
