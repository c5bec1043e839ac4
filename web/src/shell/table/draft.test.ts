import { describe, expect, it, vi } from "vitest";
import type { LogEntry } from "../../generated/protocol";
import { Answering, labelOf } from "./answering.svelte";
import { Draft } from "./draft.svelte";
import { acting, amount, choice, leg, onward, option, payment, question, route } from "./fixtures";

/** What is on its way has arrived. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

function drafting(asked = payment) {
  const send = vi.fn();
  const draft = new Draft(send);
  draft.ask(asked);
  return { draft, send };
}

describe("a choice", () => {
  it("lacks an answer until one is selected", () => {
    const { draft, send } = drafting(choice);
    expect(draft.lack).toEqual(["lack-option", {}]);
    draft.commit();
    expect(send).not.toHaveBeenCalled();
    draft.select(choice.options[1] ?? null);
    expect(draft.action).toEqual(["rest"]);
    draft.commit();
    expect(send).toHaveBeenCalledWith(choice, ["rest"]);
  });
});

describe("an amount", () => {
  it("begins with the lowest and stays in the range", () => {
    const { draft } = drafting(amount);
    expect(draft.action).toEqual(["bid", 26]);
    draft.setAmount(32);
    expect(draft.lack).toEqual(["lack-amount", { lo: 26, hi: 31 }]);
    expect(draft.action).toBeNull();
    draft.setAmount(31);
    expect(draft.action).toEqual(["bid", 31]);
  });

  it("gives way to a plain answer and back", () => {
    const { draft } = drafting(amount);
    draft.select(amount.options[0] ?? null);
    expect(draft.action).toEqual(["pass"]);
    draft.setAmount(27);
    expect(draft.action).toEqual(["bid", 27]);
  });
});

describe("a subset", () => {
  it("takes over the suggestion, each item once", () => {
    const { draft } = drafting();
    expect(draft.chosen).toEqual([0, 2]);
    expect(draft.action).toEqual(["pay", [3, 5]]);
  });

  it("says what is lacking and what is too much", () => {
    const { draft } = drafting();
    draft.clear();
    expect(draft.lack).toEqual(["lack-more-items", { number: 1 }]);
    draft.toggle(0);
    expect(draft.lack).toEqual(["lack-more", { number: 5, need: "credits" }]);
    draft.toggle(3);
    expect(draft.lack).toEqual(["lack-spare", { need: "credits" }]);
    draft.toggle(0);
    expect(draft.action).toEqual(["pay", [9]]);
    draft.suggest();
    expect(draft.chosen).toEqual([0, 2]);
  });

  it("is forgotten with a new question, and kept with the same", () => {
    const { draft } = drafting();
    draft.toggle(1);
    draft.ask({ ...payment });
    expect(draft.chosen).toEqual([0, 1, 2]);
    draft.ask({ ...payment, asked: 2 });
    expect(draft.chosen).toEqual([0, 2]);
    draft.ask(null);
    expect(draft.chosen).toEqual([]);
  });

  it("keeps what still stands when others change what is open", () => {
    const { draft } = drafting();
    draft.ask(choice);
    draft.select(choice.options[1] ?? null);
    draft.ask({ ...choice, options: [option("rest"), option("leave")] });
    expect(draft.action).toEqual(["rest"]);
    draft.ask({ ...choice, options: [option("leave")] });
    expect(draft.action).toBeNull();
  });

  it("takes suggested items that are lists", () => {
    const items = [[7, 6], [8, 7]].map((item) => ({ item, label: ["spot", {}] as [string, object] }));
    const { draft } = drafting();
    draft.ask(question({ shape: "subset", verb: "drain", lo: 1, hi: 1, items, suggestion: ["drain", [[8, 7]]], asked: 7 } as never));
    expect(draft.action).toEqual(["drain", [[8, 7]]]);
  });
});

describe("a path", () => {
  function walking() {
    const asked = vi.fn(onward);
    const draft = new Draft(vi.fn(), asked);
    draft.ask(route);
    return { draft, asked };
  }

  it("grows step by step, and asks only for what it has not heard", async () => {
    const { draft, asked } = walking();
    expect(draft.lack).toEqual(["lack-step", {}]);
    draft.take(leg("north", 1));
    expect(draft.trail.path).toEqual([leg("north", 1)]);
    expect(draft.lack).toEqual(["lack-way", {}]);
    await vi.waitFor(() => expect(draft.lack).toEqual(["no-station", {}]));
    draft.take(leg("vesta", 2));
    await vi.waitFor(() => expect(draft.action).toEqual(["fly", ["north", "vesta"]]));
    expect(draft.trail.totals).toEqual([3]);
    draft.stepBack();
    expect(draft.lack).toEqual(["no-station", {}]);
    draft.clear();
    expect(draft.trail.path).toEqual([]);
    draft.take(leg("north", 1));
    expect(draft.lack).toEqual(["no-station", {}]);
    expect(asked.mock.calls).toEqual([
      [route, ["north"]],
      [route, ["north", "vesta"]],
    ]);
  });

  it("takes no step while it is not known how the last one goes on", async () => {
    const { draft, asked } = walking();
    draft.take(leg("north", 1));
    draft.take(leg("south", 2));
    await vi.waitFor(() => expect(draft.trail.waiting).toBe(false));
    expect(draft.trail.path).toEqual([leg("north", 1)]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("follows the suggestion, with the words of its steps", async () => {
    const { draft } = walking();
    draft.suggest();
    await vi.waitFor(() => expect(draft.action).toEqual(["fly", ["north", "vesta"]]));
    expect(draft.trail.path).toEqual([leg("north", 1), leg("vesta", 2)]);
  });

  it("stands where it stood when a path is refused", async () => {
    const { draft } = walking();
    draft.take(leg("north", 1));
    await vi.waitFor(() => expect(draft.trail.waiting).toBe(false));
    await draft.trail.follow(["nowhere"]);
    expect(draft.trail.path).toEqual([leg("north", 1)]);
    expect(draft.trail.waiting).toBe(false);
  });

  it("is forgotten with its question, and kept while that stays", async () => {
    const { draft } = walking();
    draft.take(leg("north", 1));
    await vi.waitFor(() => expect(draft.trail.waiting).toBe(false));
    draft.ask({ ...route });
    expect(draft.trail.path).toEqual([leg("north", 1)]);
    draft.ask({ ...route, asked: 2 });
    expect(draft.trail.path).toEqual([]);
  });

  it("hears nothing of a question that is past", async () => {
    const { draft } = walking();
    draft.take(leg("north", 1));
    draft.ask(choice);
    await Promise.resolve();
    expect(draft.trail.way).toBeNull();
    expect(draft.trail.path).toEqual([]);
  });
});

describe("what is kept", () => {
  const drawn = question({
    shape: "subset",
    verb: "discard",
    lo: 2,
    hi: 2,
    items: [1, 2, 3, 4].map((item) => ({ item, label: [`card-${item}`, {}] })),
    suggestion: ["discard", [3, 4]],
  });

  it("is what does not go: who keeps one too many lets go of the other", () => {
    const draft = new Draft(() => undefined);
    draft.ask(drawn);
    draft.keep(3);
    expect(draft.action).toEqual(["discard", [1, 3]]);
    draft.keep(2);
    expect(draft.action).toEqual(["discard", [1, 2]]);
    draft.keep(3);
    expect(draft.lack).toEqual(["lack-fewer-items", { number: 1 }]);
    draft.keep(0);
    expect(draft.action).toEqual(["discard", [2, 4]]);
  });
});

describe("answering", () => {
  function sitting(confirms: boolean) {
    const line = { acting: false, log: [] as LogEntry[], act: acting("leave", "bid"), onward: vi.fn(), preview: vi.fn(), undo: vi.fn(), orders: [], setOrders: vi.fn() };
    const answering = new Answering(line, () => confirms);
    answering.ask(choice);
    return { line, answering };
  }

  it("asks again before what can not be taken back, as the table says", async () => {
    const { line, answering } = sitting(true);
    answering.draft.commit(["leave"]);
    expect(line.act).toHaveBeenLastCalledWith(choice, ["leave"], false);
    await vi.waitFor(() => expect(answering.confirming).toEqual({ question: choice, action: ["leave"] }));
    expect(answering.draft.option).toBe(choice.options[2]);
    expect(answering.previews.of(["leave"])).toMatchObject({ preview: { cost: 7 } });
    answering.confirm();
    expect(line.act).toHaveBeenLastCalledWith(choice, ["leave"], true);
    expect(answering.confirming).toBeNull();
    expect(line.preview).not.toHaveBeenCalled();
  });

  it("takes the second of two quick clicks for none on what is asked since the first, and not read yet", () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(1000);
    const { line, answering } = sitting(false);
    answering.press(1);
    answering.draft.commit(["dig"]);
    answering.ask({ ...choice, asked: choice.asked + 1 });
    answering.press(0);
    answering.press(2);
    answering.draft.commit(["dig"]);
    expect(line.act).toHaveBeenCalledOnce();
    now.mockReturnValue(1350);
    answering.draft.commit(["dig"]);
    answering.press(0);
    answering.draft.commit(["dig"]);
    answering.press(1);
    answering.draft.commit(["rest"]);
    expect(line.act).toHaveBeenCalledTimes(4);
    now.mockRestore();
  });

  it("is not confirmed by the second of two quick clicks", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(1000);
    const { line, answering } = sitting(true);
    answering.press(1);
    answering.draft.commit(["leave"]);
    await vi.waitFor(() => expect(answering.confirming).not.toBeNull());
    answering.press(2);
    answering.confirm();
    expect(line.act).toHaveBeenCalledOnce();
    now.mockReturnValue(1350);
    answering.confirm();
    expect(line.act).toHaveBeenLastCalledWith(choice, ["leave"], true);
    now.mockRestore();
  });

  it("does the same for a number", async () => {
    const { answering } = sitting(true);
    answering.ask({ ...amount, asked: 2 });
    answering.draft.commit(["bid", 28]);
    await vi.waitFor(() => expect(answering.confirming?.action).toEqual(["bid", 28]));
    expect(answering.draft.action).toEqual(["bid", 28]);
  });

  it("is done with one click where it can be taken back, or where nobody wants to be asked again", async () => {
    const { line, answering } = sitting(true);
    answering.draft.commit(["dig"]);
    expect(line.act).toHaveBeenCalledExactlyOnceWith(choice, ["dig"], false);
    await settled();
    expect(answering.confirming).toBeNull();
    const { line: other, answering: quick } = sitting(false);
    quick.draft.commit(["leave"]);
    expect(other.act).toHaveBeenCalledExactlyOnceWith(choice, ["leave"], true);
  });

  it("is not confirmed by saying it once more, nor sent again", async () => {
    const { line, answering } = sitting(true);
    answering.draft.commit(["leave"]);
    await settled();
    answering.draft.commit(["leave"]);
    await settled();
    expect(line.act).toHaveBeenCalledOnce();
    answering.draft.commit(["dig"]);
    expect(line.act).toHaveBeenLastCalledWith(choice, ["dig"], false);
  });

  it("does not confirm what is drafted otherwise meanwhile", async () => {
    const { line, answering } = sitting(true);
    answering.ask({ ...amount, asked: 2 });
    answering.draft.commit();
    await settled();
    answering.draft.setAmount(30);
    expect(answering.confirming).toBeNull();
    answering.draft.commit();
    expect(line.act).toHaveBeenLastCalledWith({ ...amount, asked: 2 }, ["bid", 30], false);
  });

  it("forgets what waits to be confirmed when something else is asked", async () => {
    const { line, answering } = sitting(true);
    answering.draft.commit(["leave"]);
    await settled();
    answering.ask({ ...choice });
    expect(answering.confirming).not.toBeNull();
    answering.ask({ ...choice, asked: 9 });
    answering.confirm();
    expect(line.act).toHaveBeenCalledOnce();
  });

  it("asks nothing back about a question that is gone", async () => {
    const { answering } = sitting(true);
    answering.draft.commit(["leave"]);
    answering.ask(null);
    await settled();
    expect(answering.confirming).toBeNull();
  });

  it("ends the reader's turn only with what is done", async () => {
    const { line, answering } = sitting(true);
    answering.lastTurn = 0;
    line.log = [{ key: "a", params: {}, action: 0 }];
    answering.draft.commit(["leave"]);
    await settled();
    expect(answering.lastTurn).toBe(0);
    answering.confirm();
    expect(answering.lastTurn).toBe(1);
  });

  it("sends nothing while an answer is on its way", () => {
    const { line, answering } = sitting(false);
    line.acting = true;
    answering.draft.commit(["dig"]);
    expect(line.act).not.toHaveBeenCalled();
  });
});

describe("what is done unasked", () => {
  const leave = option("leave");

  it("is confirmed too, as long as it may be done", async () => {
    const line = { acting: false, log: [], act: acting("leave"), onward: vi.fn(), preview: vi.fn(), undo: vi.fn(), orders: [], setOrders: vi.fn() };
    const answering = new Answering(line, () => true);
    answering.ask(null, [leave]);
    answering.volunteer(leave);
    expect(line.act).toHaveBeenLastCalledWith(null, ["leave"], false);
    await settled();
    expect(answering.confirming).toEqual({ question: null, ...leave });
    answering.ask(null, [option("leave")]);
    answering.confirm();
    expect(line.act).toHaveBeenLastCalledWith(null, ["leave"], true);
    answering.volunteer(leave);
    await settled();
    answering.ask(null, []);
    expect(answering.confirming).toBeNull();
  });
});

describe("hasty answers", () => {
  function building() {
    const line = { acting: false, log: [], act: acting("leave"), onward: vi.fn(), preview: vi.fn(), undo: vi.fn(), orders: [], setOrders: vi.fn() };
    const answering = new Answering(
      line,
      () => true,
      () => ({ isHasty: (action) => action[0] !== "rest" }),
    );
    answering.ask(choice);
    return { line, answering };
  }

  it("are not asked for twice", () => {
    const { line, answering } = building();
    answering.draft.commit(["leave"]);
    expect(line.act).toHaveBeenCalledWith(choice, ["leave"], true);
  });

  it("go out when the one before has arrived", () => {
    const { line, answering } = building();
    line.acting = true;
    answering.draft.commit(["dig"]);
    answering.draft.commit(["rest"]);
    answering.draft.commit(["leave"]);
    expect(answering.ahead).toEqual([["dig"], ["leave"]]);
    answering.goOn();
    expect(line.act).not.toHaveBeenCalled();
    line.acting = false;
    answering.goOn();
    expect(line.act).toHaveBeenCalledExactlyOnceWith(choice, ["dig"], true);
    expect(answering.ahead).toEqual([["leave"]]);
  });

  it("lapse when they are not open any more", () => {
    const { line, answering } = building();
    line.acting = true;
    answering.draft.commit(["dig"]);
    answering.draft.commit(["leave"]);
    line.acting = false;
    answering.ask({ ...choice, options: [option("leave")], asked: 5 });
    answering.goOn();
    expect(line.act).not.toHaveBeenCalled();
    expect(answering.ahead).toEqual([]);
  });
});

describe("words for an answer", () => {
  it("are the option's, the game's, or the verb's", () => {
    expect(labelOf(choice, ["dig"])).toEqual(["dig", {}]);
    expect(labelOf(amount, ["bid", 27])).toEqual(["action-bid", { what: 27, number: 27 }]);
    expect(labelOf(payment, ["pay", [3, 5]])).toEqual(["answer-items", { number: 2 }]);
    expect(labelOf(payment, ["pay", [9]], () => ["mine", {}])).toEqual(["mine", {}]);
  });
});
