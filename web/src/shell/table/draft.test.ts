import { describe, expect, it, vi } from "vitest";
import { Answering, isFinal, labelOf } from "./answering.svelte";
import { Draft } from "./draft.svelte";
import { amount, choice, leg, onward, option, payment, question, route } from "./fixtures";

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

  it("knows which answers are final", () => {
    const { draft } = drafting(choice);
    draft.select(choice.options[2] ?? null);
    expect(draft.final).toBe(true);
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
    expect(draft.final).toBe(true);
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

describe("answering", () => {
  function sitting(confirms: boolean) {
    const line = { acting: false, log: [], act: vi.fn(), onward: vi.fn(), preview: vi.fn() };
    const answering = new Answering(line, () => confirms);
    answering.ask(choice);
    return { line, answering };
  }

  it("asks again before a final answer", () => {
    const { line, answering } = sitting(true);
    answering.draft.commit(["leave"]);
    expect(line.act).not.toHaveBeenCalled();
    expect(answering.confirming).toEqual(["leave"]);
    answering.confirm();
    expect(line.act).toHaveBeenCalledWith(choice, ["leave"]);
    expect(answering.confirming).toBeNull();
  });

  it("does not ask again where that is switched off, or where it can be taken back", () => {
    const { line, answering } = sitting(false);
    answering.draft.commit(["leave"]);
    expect(line.act).toHaveBeenCalledTimes(1);
    const { line: other, answering: careful } = sitting(true);
    careful.draft.commit(["dig"]);
    expect(other.act).toHaveBeenCalledTimes(1);
  });

  it("forgets what waits to be confirmed when something else is asked", () => {
    const { line, answering } = sitting(true);
    answering.draft.commit(["leave"]);
    answering.ask({ ...choice, asked: 9 });
    answering.confirm();
    expect(line.act).not.toHaveBeenCalled();
  });

  it("sends nothing while an answer is on its way", () => {
    const { line, answering } = sitting(false);
    line.acting = true;
    answering.draft.commit(["dig"]);
    expect(line.act).not.toHaveBeenCalled();
  });
});

describe("hasty answers", () => {
  function building() {
    const line = { acting: false, log: [], act: vi.fn(), onward: vi.fn(), preview: vi.fn() };
    const answering = new Answering(
      line,
      () => true,
      (action) => action[0] !== "rest",
    );
    answering.ask(choice);
    return { line, answering };
  }

  it("are not asked for twice", () => {
    const { line, answering } = building();
    answering.draft.commit(["leave"]);
    expect(line.act).toHaveBeenCalledWith(choice, ["leave"]);
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
    expect(line.act).toHaveBeenCalledExactlyOnceWith(choice, ["dig"]);
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

  it("an amount is final when the question says so", () => {
    const final = question({ shape: "amount", verb: "bid", lo: 1, hi: 2, final: true, options: choice.options });
    expect(isFinal(final, ["bid", 1])).toBe(true);
    expect(isFinal(final, ["dig"])).toBe(false);
  });
});
