import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { provide } from "./anchors";
import { Ghosts } from "./ghosts";
import { Performer } from "./performing";
import type { Effect, Scene } from "./scene";

const animate = vi.fn(() => ({ cancel: () => undefined }));
const layer = document.createElement("div");
const cue = vi.fn();
const scene = (...steps: Effect[][]): Scene => ({ steps, lines: [], seat: null, own: false });
const fly = (from: string, to: string, number: number): Effect => ({ does: "fly", face: [{ look: "token", icon: "vp" }], from, to, number });
let ends: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(layer);
  Element.prototype.animate = animate as unknown as Element["animate"];
  Element.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 40, 40);
  ends = provide("at-", (name) => (name === "nowhere" ? null : new DOMRect(Number(name), 50, 20, 20)));
});

afterEach(() => {
  ends();
  vi.useRealTimers();
  vi.clearAllMocks();
  layer.replaceChildren();
});

describe("the performer", () => {
  it("flies one after the other, sounds, and puts everything away", async () => {
    const performer = new Performer(new Ghosts(layer, () => null), cue);
    const done = performer.perform(scene([fly("at-10", "at-90", 3)]), 1, new AbortController().signal);
    expect(layer.children).toHaveLength(3);
    expect(animate).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(2_000);
    await done;
    expect(cue).toHaveBeenCalledExactlyOnceWith("coin");
    performer.clear();
    expect(layer.children).toHaveLength(0);
  });

  it("takes as long as it takes to read where there is nothing to see", async () => {
    const performer = new Performer(new Ghosts(layer, () => null), cue);
    let over = false;
    void performer
      .perform(scene([fly("at-nowhere", "at-90", 1), { does: "burst", at: "at-nowhere" }, { does: "roll", dice: [6], at: "no-such-anchor" }]), 1, new AbortController().signal)
      .then(() => (over = true));
    expect(layer.children).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(500);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(over).toBe(true);
  });

  it("ends at once when it is stopped", async () => {
    const performer = new Performer(new Ghosts(layer, () => null), cue);
    const stop = new AbortController();
    const done = performer.perform(scene([{ does: "roll", dice: [1, 2], at: "at-30" }]), 1, stop.signal);
    expect(layer.querySelectorAll(".die")).toHaveLength(2);
    stop.abort();
    await done;
  });
});
