import { fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardProps, GameModule } from "../../games/board";
import type { Closed, Message, Option, Question, SeatInfo, StandingOrder, TableInfo } from "../../generated/protocol";
import { pressKey } from "../../lib/keyboard";
import { settings } from "../../lib/settings.svelte";
import { Answering } from "./answering.svelte";
import { acting, amount, choice, onward, option, payment, route } from "./fixtures";
import PromptBar from "./PromptBar.svelte";

// no words are loaded here: a message reads as its key

const nothing = (() => ({})) as unknown as Component<never>;
const game = { Consequence: nothing } as unknown as GameModule;
const seat: SeatInfo = { kind: "person", name: "Ada", guest: false, colour: 1, level: "", bot: "", bot_of: "", you: true, present: true, waiting: true, vacation: null, votable_from: null };
const other: SeatInfo = { ...seat, name: "Ben", you: false };
const table = { id: "t", status: "playing", seats: [{ ...seat, waiting: false }, other] } as unknown as TableInfo;

/** One whose board offers an answer itself. */
const boarded = { ...game, showsOption: ({ action }: Option) => action[0] === "dig" } as GameModule;

interface Parts {
  canUndo?: boolean;
  state?: "open" | "lost";
  game?: GameModule;
  aside?: Option[];
}

function ask(question: Question | null, parts: Parts = {}) {
  const act = acting("leave", "fly");
  const undo = vi.fn();
  const openRule = vi.fn();
  const setOrders = vi.fn();
  const onresult = vi.fn();
  const { state = "open", canUndo = false, aside = [] } = parts;
  const orders: StandingOrder[] = [];
  const hint = vi.fn();
  const line = { state, acting: false, canUndo, taught: false, aside, log: [], act, undo, onward, hint, preview: vi.fn(), orders, setOrders };
  const answering = new Answering(line, () => settings.confirmFinal, () => parts.game ?? game);
  answering.ask(question, aside);
  const board = {
    table,
    seat: 0,
    question,
    draft: answering.draft,
    orders: [{ prompt: "test-prompt", params: {}, otherwise: ["pass"] }],
    setOrders,
    openRule,
  } as unknown as BoardProps;
  render(PromptBar, { props: { line, answering, game: parts.game ?? game, board, onresult } });
  return { act, undo, openRule, setOrders, answering, line };
}

function button(name: string | RegExp): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>("button", { name });
}

async function click(element: HTMLElement): Promise<void> {
  element.click();
  await Promise.resolve();
}

async function key(name: string): Promise<void> {
  pressKey(new KeyboardEvent("keydown", { key: name }));
  await Promise.resolve();
}

beforeEach(() => {
  settings.oneClick = false;
  settings.confirmFinal = true;
  settings.shortcuts = true;
});

describe("what may be done unasked", () => {
  it("is done with one click, while it says who is waited for", async () => {
    const { act } = ask(null, { aside: [option("sleep")] });
    expect(screen.getByText(/ask-choosing/u)).toBeTruthy();
    await click(button("sleep"));
    expect(act).toHaveBeenCalledExactlyOnceWith(null, ["sleep"], false);
  });

  it("is asked for twice if it is final", async () => {
    const { act } = ask(null, { aside: [option("leave")] });
    await click(button("leave"));
    expect(await screen.findByText("ask-final")).toBeTruthy();
    await click(button("ask-cancel"));
    expect(screen.getByText(/ask-choosing/u)).toBeTruthy();
    await click(button("leave"));
    await screen.findByText("ask-final");
    await click(button(/^leave/u));
    expect(act).toHaveBeenLastCalledWith(null, ["leave"], true);
  });

  it("is explained where the game does", () => {
    const aboutAside = ([first]: Option[]): Message => [`about-${String(first?.action[0])}`, {}];
    ask(null, { aside: [option("sleep")], game: { ...game, aboutAside } });
    expect(screen.getByText("about-sleep")).toBeTruthy();
  });

  it("waits while something is asked", () => {
    ask(choice, { aside: [option("flee")] });
    expect(screen.queryByRole("button", { name: "flee" })).toBeNull();
  });
});

describe("a choice", () => {
  it("selects with one click and sends with the second", async () => {
    const { act } = ask(choice);
    await click(button(/1\s*dig/u));
    expect(act).not.toHaveBeenCalled();
    expect(button(/1\s*dig/u).getAttribute("aria-pressed")).toBe("true");
    await click(button(/1\s*dig/u));
    expect(act).toHaveBeenCalledWith(choice, ["dig"], false);
  });

  it("sends with one click where that is set", async () => {
    settings.oneClick = true;
    const { act } = ask(choice);
    await click(button(/2\s*rest/u));
    expect(act).toHaveBeenCalledWith(choice, ["rest"], false);
  });

  it("has one key and one place for passing, whatever else is open", async () => {
    settings.oneClick = true;
    const passes = { ...game, passes: ["rest"] } as GameModule;
    const { act } = ask(choice, { game: passes });
    expect(button(/0\s*rest/u).closest(".send")).not.toBeNull();
    expect(button(/2\s*leave/u)).toBeTruthy();
    await key("0");
    expect(act).toHaveBeenLastCalledWith(choice, ["rest"], false);
  });

  it("takes from the list of more answers the one whose number is pressed", async () => {
    const { act } = ask(choice, { game: { ...game, showsOption: () => true } });
    await key("m");
    await key("2");
    const focused = document.activeElement;
    expect(focused?.textContent).toMatch(/2\s*rest/u);
    await click(focused as HTMLElement); // what Enter does where a button has the focus
    expect(act).toHaveBeenCalledExactlyOnceWith(choice, ["rest"], false);
  });

  it("is answered by keys alone", async () => {
    const { act } = ask(choice);
    await key("2");
    await key("Enter");
    expect(act).toHaveBeenCalledWith(choice, ["rest"], false);
  });

  it("confirms what is final, in its own words", async () => {
    const { act } = ask(choice);
    await key("3");
    await key("Enter");
    expect(await screen.findByText("ask-final")).toBeTruthy();
    expect(act).toHaveBeenCalledExactlyOnceWith(choice, ["leave"], false);
    await key("Escape");
    expect(screen.queryByText("ask-final")).toBeNull();
    await key("3");
    await key("Enter");
    await screen.findByText("ask-final");
    await click(button(/^leave/u));
    expect(act).toHaveBeenLastCalledWith(choice, ["leave"], true);
  });

  it("points to the board for the answers it offers, until one is selected", async () => {
    ask(choice, { game: boarded });
    expect(screen.getByText("ask-on-board")).toBeTruthy();
    await key("1");
    expect(screen.queryByText("ask-on-board")).toBeNull();
  });

  it("leaves open what was opened while the same is asked anew", async () => {
    const { answering } = ask(choice, { game: boarded });
    await key("m");
    const answers = screen.getAllByRole("button", { name: /dig/u });
    answering.ask({ ...choice });
    await Promise.resolve();
    expect(screen.getAllByRole("button", { name: /dig/u })).toEqual(answers);
    answering.ask({ ...choice, asked: choice.asked + 1 });
    await Promise.resolve();
    expect(screen.queryAllByRole("button", { name: /dig/u })).toEqual([]);
  });

  it("says nothing of the board where the bar has every answer", () => {
    ask(choice);
    expect(screen.queryByText("ask-on-board")).toBeNull();
  });

  it("tells of everything that is closed, and why", async () => {
    const closed = ["fly", "swim", "dive"].map(
      (verb): Closed => ({ action: [verb], label: [verb, {}], why: { reason: [`no-${verb}`, {}], rule: "water" } }),
    );
    const { openRule } = ask({ ...choice, closed });
    await key("?");
    expect(screen.getByText(/no-swim/u)).toBeTruthy();
    const rule = screen.getAllByRole("button", { name: "ask-open-rule" })[1];
    rule?.click();
    expect(openRule).toHaveBeenCalledWith("water");
  });
});

describe("an amount", () => {
  it("steps, jumps and takes typed numbers", async () => {
    const { answering } = ask(amount);
    await click(button("ask-more"));
    expect(answering.draft.amount).toBe(27);
    await click(button("31"));
    expect(answering.draft.amount).toBe(31);
    expect(button("ask-more").disabled).toBe(true);
    const field = screen.getByRole<HTMLInputElement>("spinbutton");
    field.value = "40";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await Promise.resolve();
    expect(button("lack-amount").disabled).toBe(true);
  });

  it("shows the first number that is too high as closed", () => {
    ask(amount);
    expect(button("32").getAttribute("aria-disabled")).toBe("true");
  });

  const tooHigh = (bid: number): Closed => ({
    action: ["bid", bid],
    label: [`bid-${bid}`, {}],
    why: { reason: ["too-dear", {}], rule: "bid" },
  });

  it("says in the game's words why it is too high, and once", async () => {
    ask({ ...amount, closed: [tooHigh(32)] });
    await fireEvent.pointerDown(button("32"));
    expect(await screen.findByText(/too-dear/u)).toBeTruthy();
    expect(screen.queryByText("bid-32")).toBeNull();
  });

  it("shows what is closed where no number is possible", () => {
    ask({ ...amount, lo: 5, hi: 4, options: [option("pass")], closed: [tooHigh(5)] });
    expect(button(/bid-5/u).getAttribute("aria-disabled")).toBe("true");
  });

  it("sends the number, or the plain answer", async () => {
    const { act } = ask(amount);
    await key("Enter");
    expect(act).toHaveBeenCalledWith(amount, ["bid", 26], false);
    await key("0");
    await key("Enter");
    expect(act).toHaveBeenLastCalledWith(amount, ["pass"], false);
  });

  it("is paid along with it where the game says so, or as one chooses", async () => {
    const buying = { ...game, settles: () => true } as GameModule;
    const { act } = ask(amount, { game: buying });
    await key("Enter");
    expect(act).toHaveBeenLastCalledWith(amount, ["bid", 26], false, true);
    await click(button("ask-pay-otherwise"));
    expect(act).toHaveBeenLastCalledWith(amount, ["bid", 26], false);
  });

  it("offers only plain answers when no number is possible", () => {
    ask({ ...amount, lo: 5, hi: 4, options: [option("pass")] });
    expect(screen.queryByRole("spinbutton")).toBeNull();
    expect(button(/pass/u).disabled).toBe(false);
  });
});

describe("a subset", () => {
  it("lists the items, begins with the suggestion, and says what lacks", async () => {
    const { act } = ask(payment);
    expect(button(/1\s*card-3/u).getAttribute("aria-pressed")).toBe("true");
    await click(button("ask-clear"));
    expect(button("lack-more-items").disabled).toBe(true);
    await key("4");
    await key("Enter");
    expect(act).toHaveBeenCalledWith(payment, ["pay", [9]], false);
    await click(button("ask-suggest"));
    await key("Enter");
    expect(act).toHaveBeenLastCalledWith(payment, ["pay", [3, 5]], false);
  });
});

describe("a path", () => {
  it("lists the steps that may follow, with what they cost, and sends the whole", async () => {
    const { act, answering } = ask(route);
    expect(button("lack-step").disabled).toBe(true);
    expect(screen.getAllByRole("button", { name: /ask-step$/u })).toHaveLength(2);
    expect(button("wait").textContent.trim()).toBe("wait"); // the number keys are for the steps
    await key("1");
    await vi.waitFor(() => expect(button("no-station").disabled).toBe(true));
    expect(screen.getByText("north")).toBeTruthy();
    await key("Backspace");
    expect(answering.draft.trail.path).toEqual([]);
    await click(button("ask-suggest"));
    await vi.waitFor(() => expect(screen.getByText("north › vesta")).toBeTruthy());
    await key("Enter");
    expect(await screen.findByText("ask-final")).toBeTruthy();
    await key("Enter");
    expect(act).toHaveBeenLastCalledWith(route, ["fly", ["north", "vesta"]], true);
  });

  it("leaves the steps to a board that shows them", () => {
    ask(route, { game: { ...game, showsItems: () => true } });
    expect(screen.queryByRole("button", { name: /ask-step$/u })).toBeNull();
    expect(button(/wait/u).disabled).toBe(false);
  });
});

describe("an answer that stands", () => {
  const standing = { prompt: "test-prompt", params: {}, otherwise: ["rest"] };
  const stands = (_: Question, action: unknown[]) => (action[0] === "rest" ? standing : null);

  it("is ordered for the occasion, and taken back with the answer", async () => {
    settings.oneClick = true;
    const { line, answering } = ask(choice, { game: { ...game, stands } });
    await click(button(/1\s*dig/u));
    expect(line.setOrders).not.toHaveBeenCalled();
    await click(button(/2\s*rest/u));
    expect(line.setOrders).toHaveBeenLastCalledWith([standing]);
    line.orders.push(standing);
    answering.undo();
    expect(line.setOrders).toHaveBeenLastCalledWith([]);
    expect(line.undo).toHaveBeenCalledOnce();
  });

  it("is ordered only if it was taken", async () => {
    settings.oneClick = true;
    const { act, line } = ask(choice, { game: { ...game, stands } });
    act.mockResolvedValue(null);
    await click(button(/2\s*rest/u));
    expect(act).toHaveBeenCalledOnce();
    expect(line.setOrders).not.toHaveBeenCalled();
  });
});

describe("the bar", () => {
  it("says who is waited for when nothing is asked", () => {
    ask(null);
    expect(screen.getByText("ask-choosing")).toBeTruthy();
  });

  it("keeps the choice while the line is down", () => {
    ask(choice, { state: "lost" });
    expect(screen.getByText("ask-reconnecting")).toBeTruthy();
  });

  it("takes back with U, when that is allowed", async () => {
    const { undo } = ask(choice, { canUndo: true });
    await key("u");
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it("takes back nothing else while something waits to be confirmed", async () => {
    const { undo } = ask(choice, { canUndo: true });
    await key("3");
    await key("Enter");
    await screen.findByText("ask-final");
    expect(button("ask-undo").classList).toContain("away");
    await key("u");
    expect(undo).not.toHaveBeenCalled();
    expect(screen.queryByText("ask-final")).toBeNull();
    expect(button("ask-undo").classList).not.toContain("away");
  });

  it("says what limits taking back", async () => {
    const { undo } = ask(choice);
    await click(button("ask-undo"));
    expect(undo).not.toHaveBeenCalled();
    button("ask-undo").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    expect(await screen.findByText("ask-undo-limit")).toBeTruthy();
  });

  it("withdraws standing orders", async () => {
    const { setOrders } = ask(choice);
    await click(button("ask-withdraw"));
    expect(setOrders).toHaveBeenCalledWith([]);
  });
});
