import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listShortcuts, pressKey, shortcut, type Shortcut } from "./keyboard";
import { settings } from "./settings.svelte";

const undo: Shortcut = { key: "u", label: ["ask-undo", {}], group: "table", run: vi.fn() };
const enter: Shortcut = { key: "Enter", label: ["ask-answers", {}], group: "table", run: vi.fn() };
let remove: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  addEventListener("keydown", pressKey);
  remove = shortcut(undo, enter);
});

afterEach(() => {
  remove();
  removeEventListener("keydown", pressKey);
  document.body.replaceChildren();
  settings.shortcuts = true;
});

function press(key: string, target: Element = document.body, more: KeyboardEventInit = {}): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
}

function add<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  return document.body.appendChild(document.createElement(name));
}

it("a key does what it is for", () => {
  press("u");
  press("U");
  expect(undo.run).toHaveBeenCalledTimes(2);
});

it("nothing happens while one types, holds another key, or has switched the keys off", () => {
  press("u", add("input"));
  press("u", add("textarea"));
  press("u", document.body, { ctrlKey: true });
  press("u", document.body, { shiftKey: true });
  settings.shortcuts = false;
  press("u");
  expect(undo.run).not.toHaveBeenCalled();
});

it("a button with the focus takes Enter for itself", () => {
  press("Enter", add("button"));
  expect(enter.run).not.toHaveBeenCalled();
  press("Enter");
  expect(enter.run).toHaveBeenCalledOnce();
});

it("what was added last answers, and the list has each key once", () => {
  const other: Shortcut = { ...undo, run: vi.fn() };
  const back = shortcut(other);
  press("u");
  expect(other.run).toHaveBeenCalledOnce();
  expect(undo.run).not.toHaveBeenCalled();
  expect(listShortcuts().filter((each) => each.key === "u")).toEqual([other]);
  back();
  press("u");
  expect(undo.run).toHaveBeenCalledOnce();
});

it("Escape closes what is open also from a field, but empties a search first", () => {
  const close = vi.fn();
  const takeAway = shortcut({ key: "Escape", label: ["key-cancel", {}], group: "table", run: close });
  press("Escape", add("input"));
  expect(close).toHaveBeenCalledTimes(1);
  const search = add("input");
  search.type = "search";
  search.value = "water";
  press("Escape", search);
  expect(close).toHaveBeenCalledTimes(1);
  search.value = "";
  press("Escape", search);
  expect(close).toHaveBeenCalledTimes(2);
  takeAway();
});
