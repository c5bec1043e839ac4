import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { words } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import { toasts } from "../../lib/toasts.svelte";
import Button from "./Button.svelte";
import Dialog from "./Dialog.svelte";
import Kbd from "./Kbd.svelte";
import SeatMark from "./SeatMark.svelte";
import Stepper from "./Stepper.svelte";
import Tabs from "./Tabs.svelte";
import ToastRegion from "./ToastRegion.svelte";
import Tooltip from "./Tooltip.svelte";

const text = (words: string) => createRawSnippet(() => ({ render: () => `<span>${words}</span>` }));

beforeEach(async () => {
  settings.language = "en";
  await words.load();
});

describe("a button", () => {
  it("that is closed can be focused, but does nothing", async () => {
    const onclick = vi.fn();
    render(Button, { children: text("Bid 92"), closed: true, onclick });
    const button = screen.getByRole("button", { name: "Bid 92" });
    await fireEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.hasAttribute("disabled")).toBe(false);
  });

  it("with an address is a link", () => {
    render(Button, { children: text("Play"), href: "/table/t1" });
    expect(screen.getByRole("link", { name: "Play" }).getAttribute("href")).toBe("/table/t1");
  });
});

it("a dialog has a name, closes on Escape and beside it, and gives the focus back", async () => {
  const before = document.body.appendChild(document.createElement("button"));
  before.focus();
  const onclose = vi.fn();
  const { unmount } = render(Dialog, { title: "New table", onclose, children: text("inside") });
  const dialog = screen.getByRole("dialog", { name: "New table" });
  await fireEvent(dialog, new Event("cancel", { cancelable: true }));
  await fireEvent.pointerDown(dialog);
  await fireEvent.pointerDown(screen.getByText("inside"));
  expect(onclose).toHaveBeenCalledTimes(2);
  unmount();
  expect(document.activeElement).toBe(before);
});

it("arrow keys move between tabs, round and round", async () => {
  const onchange = vi.fn();
  const tabs = ["log", "chat", "rules"].map((id) => ({ id, text: id }));
  render(Tabs, { label: "Drawer", value: "rules", tabs, onchange, children: text("panel") });
  const tab = screen.getByRole("tab", { name: "rules", selected: true });
  await fireEvent.keyDown(tab, { key: "ArrowRight" });
  expect(onchange).toHaveBeenLastCalledWith("log");
  await fireEvent.keyDown(tab, { key: "ArrowLeft" });
  expect(onchange).toHaveBeenLastCalledWith("chat");
});

it("a stepper stays within its limits", async () => {
  const onchange = vi.fn();
  render(Stepper, { label: "Seats", value: 2, least: 2, most: 9, onchange });
  expect(screen.getByRole("button", { name: "Less" }).hasAttribute("disabled")).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "More" }));
  expect(onchange).toHaveBeenCalledWith(3);
});

it("a seat has a colour and a shape, and a name where none stands beside it", () => {
  const { container } = render(SeatMark, { seat: 8, label: "Ada" });
  expect(screen.getByRole("img", { name: "Ada" }).style.color).toBe("var(--p9)");
  expect(container.querySelector("use")?.getAttribute("href")).toMatch(/#s9$/u);
});

it.each([
  ["u", "U"],
  ["Enter", "↵"],
  ["Shift+r", "Shift + R"],
  [" ", "Space"],
  ["+", "+"],
])("the key %j is shown as %s", (key, shown) => {
  const { container } = render(Kbd, { key });
  expect(container.textContent).toBe(shown);
});

it("a hover card shows on keyboard focus or pointing, describes the thing, and goes on Escape", async () => {
  vi.useFakeTimers();
  try {
    render(Tooltip, { children: text("Laboratory"), card: text("Unlocks research"), focusable: true });
    const thing = screen.getByText("Laboratory");
    await fireEvent.pointerEnter(thing.parentElement ?? thing, { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(200);
    const card = screen.getByText("Unlocks research").closest("[role=tooltip]");
    expect(thing.parentElement?.getAttribute("aria-describedby")).toBe(card?.id);
    await fireEvent.keyDown(thing, { key: "Escape" });
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.queryByText("Unlocks research")).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it("more about a thing goes when the thing is clicked, not when it is read", async () => {
  vi.useFakeTimers();
  try {
    render(Tooltip, { children: text("Laboratory"), card: text("Unlocks research") });
    const thing = screen.getByText("Laboratory");
    await fireEvent.pointerEnter(thing.parentElement ?? thing, { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(200);
    await fireEvent.pointerDown(screen.getByText("Unlocks research"), { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(200);
    expect(screen.queryByText("Unlocks research")).not.toBeNull();
    await fireEvent.pointerDown(thing, { pointerType: "mouse" });
    await vi.advanceTimersByTimeAsync(200);
    expect(screen.queryByText("Unlocks research")).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it("toasts say why, once each, and can be closed", async () => {
  render(ToastRegion);
  toasts.problem({ message: ["game-over", {}], rule: "", detail: "" });
  toasts.problem({ message: ["game-over", {}], rule: "", detail: "" });
  expect(await screen.findAllByText("The game is over.")).toHaveLength(1);
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("The game is over.")).toBeNull();
});
