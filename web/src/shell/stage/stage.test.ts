import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Cue } from "../../lib/sound";
import type { Scene } from "./scene";
import { Stage, type Player } from "./stage.svelte";

/** What has happened, in its order. */
let told: string[] = [];
let rates: number[] = [];
let ends: (() => void)[] = [];
let pace = 1;
const cue = vi.fn<(cue: Cue) => void>();
const player: Player = {
  perform: (scene, rate, stop) => {
    told.push(`play ${scene.lines[0]?.[0] ?? ""}`);
    rates.push(rate);
    return new Promise((done) => {
      ends.push(done);
      stop.addEventListener("abort", () => done(), { once: true });
    });
  },
  clear: () => undefined,
};

const scene = (name: string): Scene => ({ steps: [[{ does: "roll", dice: [4], at: "table" }]], lines: [[name, {}]], seat: null, own: false });
const show = (name: string) => () => void told.push(`show ${name}`);

/** The scene that plays ends, and what follows begins. */
async function end(): Promise<void> {
  ends.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
}

function staged(): Stage {
  const stage = new Stage(() => pace, cue);
  stage.player = player;
  return stage;
}

beforeEach(() => {
  told = [];
  rates = [];
  ends = [];
  pace = 1;
  cue.mockClear();
});

describe("the stage", () => {
  it("shows cause before effect, in the order it happened", async () => {
    const stage = staged();
    expect(stage.lead([scene("dice"), scene("meteor")], show("hole"))).toBe(true);
    stage.lead([scene("card")], show("next"));
    expect(told).toEqual(["play dice"]);
    expect(stage.holding).toBe(true);
    await end();
    await end();
    expect(told).toEqual(["play dice", "play meteor", "show hole", "play card"]);
    expect(stage.holding).toBe(true);
    await end();
    expect(told.at(-1)).toBe("show next");
    expect(stage.holding).toBe(false);
    expect(stage.scene).toBeNull();
  });

  it("shows at once what no scene leads to, unless something before it is held back", async () => {
    const stage = staged();
    expect(stage.lead([], show("a"))).toBe(false);
    stage.lead([scene("b")], show("b"));
    expect(stage.lead([], show("c"))).toBe(true);
    expect(told).toEqual(["show a", "play b"]);
    await end();
    expect(told).toEqual(["show a", "play b", "show b", "show c"]);
  });

  it("is skipped by one press: all that waits is shown, in its order, and it goes on afterwards", async () => {
    const stage = staged();
    stage.lead([scene("a"), scene("b")], show("ab"));
    stage.lead([scene("c")], show("c"));
    stage.skip();
    expect(told).toEqual(["play a", "show ab", "show c"]);
    expect(stage.holding).toBe(false);
    await end();
    expect(told).toHaveLength(3);
    stage.lead([scene("d")], show("d"));
    await end();
    await end();
    expect(told.slice(3)).toEqual(["play d", "show d"]);
  });

  it("plays faster the more waits, and shows the oldest without a scene when it is too much", async () => {
    const stage = staged();
    for (let each = 0; each < 8; each++) stage.lead([scene("x")], show("x"));
    expect(rates).toEqual([1]);
    await end();
    expect(rates[1]).toBeGreaterThan(1.2);
    stage.skip();
    told = [];
    ends = [];
    stage.lead([scene("first")], show("first"));
    for (let each = 0; each < 40; each++) stage.lead([scene(`x${each}`)], show(`x${each}`));
    await end();
    const played = told.filter((each) => each.startsWith("play"));
    expect(played).toHaveLength(2);
    expect(told.indexOf("show x0")).toBe(2);
    expect(told.at(-1)).toBe(played.at(-1));
    expect(Math.max(...rates)).toBeLessThanOrEqual(3);
  });

  it("shows everything at once where scenes are off, with the first sound", () => {
    const stage = staged();
    stage.lead([scene("a")], show("a"));
    pace = 0;
    expect(stage.lead([scene("b")], show("b"))).toBe(false);
    expect(told).toEqual(["play a", "show a", "show b"]);
    expect(cue).toHaveBeenCalledExactlyOnceWith("dice");
  });

  it("holds nothing back from who is deciding, and drops what plays beside when something is to be led to", () => {
    const stage = staged();
    stage.accompany([scene("rival")], show("rival"));
    expect(told).toEqual(["show rival", "play rival"]);
    expect(stage.holding).toBe(false);
    stage.lead([scene("own")], show("own"));
    expect(told).toEqual(["show rival", "play rival", "play own"]);
    expect(stage.holding).toBe(true);
  });

  it("goes on without a scene that fails", async () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    const stage = staged();
    stage.player = { ...player, perform: () => Promise.reject(new Error("no such place")) };
    stage.lead([scene("a")], show("a"));
    await end();
    await end();
    expect(told).toEqual(["show a"]);
    expect(stage.holding).toBe(false);
    expect(reported).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it("lets nothing overtake what is held back", async () => {
    const stage = staged();
    stage.lead([scene("a")], show("a"));
    stage.accompany([], show("b"));
    expect(told).toEqual(["play a"]);
    await end();
    expect(told).toEqual(["play a", "show a", "show b"]);
  });
});
