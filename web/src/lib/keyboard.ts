/** Keys that do things: one place knows them all, so that the help can list them. */
import type { Message } from "../generated/protocol";
import { settings } from "./settings.svelte";

export interface Shortcut {
  /** As `KeyboardEvent.key` names it ("Enter", "u", "?"); "Shift+r" with Shift held; "Arrows" for all four. */
  key: string;
  label: Message;
  /** Under which heading the help lists it. */
  group: "everywhere" | "lobby" | "table" | "replay";
  run: (event: KeyboardEvent) => void;
}

/** The newest first: what lies on top answers. */
let shortcuts: Shortcut[] = [];

/** Returns what takes it away again: `$effect(() => shortcut({...}))` lives as long as its component. */
export function shortcut(...added: Shortcut[]): () => void {
  shortcuts = [...added, ...shortcuts];
  return () => {
    shortcuts = shortcuts.filter((each) => !added.includes(each));
  };
}

/** What lies over the board is put away with Escape, from wherever the focus is; to be called in an effect while it is there. */
export function closesOnEscape(close: () => void): () => void {
  return shortcut({ key: "Escape", label: ["key-cancel", {}], group: "table", run: close });
}

/** What there is now, one for each key, in the order it was added. */
export function listShortcuts(): Shortcut[] {
  const byKey = new Map<string, Shortcut>();
  for (const each of shortcuts) if (!byKey.has(each.key)) byKey.set(each.key, each);
  return [...byKey.values()];
}

/** Listens on the window. What the browser itself closes with Escape, windows and menus, is left to it. */
export function pressKey(event: KeyboardEvent): void {
  if (!settings.shortcuts && event.key !== "Escape") return;
  if (event.defaultPrevented || event.repeat || event.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog:modal") !== null || usesKey(event.target, event.key)) return;
  if (event.key === "Escape" && document.querySelector("[popover=auto]:popover-open") !== null) return;
  const found = shortcuts.find((each) => matches(each.key, event));
  if (found === undefined) return;
  event.preventDefault();
  found.run(event);
}

function matches(key: string, event: KeyboardEvent): boolean {
  if (key.startsWith("Shift+")) return event.shiftKey && event.key.toLowerCase() === key.slice(6).toLowerCase();
  if (key === "Arrows") return event.key.startsWith("Arrow") && !event.shiftKey;
  // a letter means itself without Shift; of signs, such as "?", Shift may be part
  const letter = /^[a-z]$/iu.test(key);
  if (event.shiftKey && (letter || key.length > 1)) return false;
  return letter ? event.key.toLowerCase() === key.toLowerCase() : event.key === key;
}

/** Whether what has the focus takes this key itself. */
function usesKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // it closes what lies over the board also while one writes there; only a search box empties itself first
  if (key === "Escape") return target.matches("select") || (target instanceof HTMLInputElement && target.type === "search" && target.value !== "");
  if (target.isContentEditable) return true;
  if (target.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea, select")) return true;
  if (key === "Enter" || key === " ") return target.closest("button, a, summary, [role=button], input") !== null;
  return key.startsWith("Arrow") && target.closest("[role=tablist], [role=radiogroup], input") !== null;
}
