import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Previewed, Question } from "../../generated/protocol";
import { choice } from "./fixtures";
import { Previews } from "./previews.svelte";

const told = (cost: number): Previewed => ({ type: "previewed", id: "", preview: { cost } });

function looking(...answers: (Previewed | Error)[]) {
  const ask = vi.fn((question: Question, action: unknown[]): Promise<Previewed> => {
    const next = answers.shift() ?? new Error(`${question.asked} ${String(action)}`);
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const previews = new Previews(ask);
  previews.ask(choice);
  return { ask, previews };
}

/** Everything that was asked has been answered. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("looking ahead", () => {
  it("asks once, and shows what it is told in whatever has looked", async () => {
    const { ask, previews } = looking(told(3));
    const seen: (Previewed | null)[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        seen.push(previews.of(["dig"]));
      });
    });
    flushSync();
    await settle();
    previews.of(["dig"]);
    await settle();
    expect(ask).toHaveBeenCalledExactlyOnceWith(choice, ["dig"]);
    expect(seen).toEqual([null, told(3)]);
    stop();
  });

  it("asks nothing where nothing is asked or drafted", async () => {
    const { ask, previews } = looking();
    expect(previews.of(null)).toBeNull();
    previews.ask(null);
    expect(previews.of(["dig"])).toBeNull();
    await settle();
    expect(ask).not.toHaveBeenCalled();
  });

  it("keeps what it knows while the same is asked, and learns it anew", async () => {
    const { ask, previews } = looking(told(3), told(4));
    previews.of(["dig"]);
    await settle();
    previews.ask({ ...choice });
    expect(previews.of(["dig"])).toEqual(told(3));
    await settle();
    expect(previews.of(["dig"])).toEqual(told(4));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("forgets everything with another question, also what is still on its way", async () => {
    const { previews } = looking(told(3), told(4), told(5));
    previews.of(["dig"]);
    await settle();
    previews.of(["rest"]);
    await Promise.resolve();
    previews.ask({ ...choice, asked: 2 });
    await settle();
    expect(previews.of(["dig"])).toBeNull();
    expect(previews.of(["rest"])).toBeNull();
  });

  it("does not even send what nobody wants to know any more", async () => {
    const { ask, previews } = looking(told(3));
    previews.of(["dig"]);
    previews.ask({ ...choice, asked: 2 });
    await settle();
    expect(ask).not.toHaveBeenCalled();
  });

  it("asks about one after the other, the last one looked at first", async () => {
    const { ask, previews } = looking(told(1), told(2), told(3));
    for (const verb of ["dig", "rest", "leave"]) previews.of([verb]);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask.mock.calls.map(([, action]) => action[0])).toEqual(["leave"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(ask.mock.calls.map(([, action]) => action[0])).toEqual(["leave", "rest"]);
    await settle();
    expect(ask).toHaveBeenCalledTimes(3);
    expect(previews.of(["dig"])).toEqual(told(3));
  });

  it("asks again later where it was refused", async () => {
    const { ask, previews } = looking(new Error("problem-too-fast"), told(3));
    previews.of(["dig"]);
    await settle();
    expect(previews.of(["dig"])).toBeNull();
    await settle();
    expect(previews.of(["dig"])).toEqual(told(3));
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
