import { render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { LogEntry } from "../../generated/protocol";
import { table } from "../../lib/testing/samples";
import Log from "./Log.svelte";
import { afterOwn, foldLines, groupLog, newsAfter, remembered, seatOf } from "./log";

function entry(key: string, seat?: number, action = 0): LogEntry {
  return { key, params: seat === undefined ? {} : { seat }, action };
}

describe("groupLog", () => {
  it("cuts at headings and keeps the places", () => {
    const log = [entry("set-up"), entry("round-begins"), entry("bids", 1), entry("passes", 2), entry("round-begins"), entry("bids", 0)];
    const groups = groupLog(log, ["round-begins"]);
    expect(groups.map((group) => group.headings.length)).toEqual([0, 1, 1]);
    expect(groups.map((group) => group.lines.map((line) => line.place))).toEqual([[0], [2, 3], [5]]);
  });

  it("puts headings that follow each other over one group", () => {
    const groups = groupLog([entry("round-begins"), entry("era-begins"), entry("bids", 1)], ["round-begins", "era-begins"]);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.headings.map((line) => line.entry.key)).toEqual(["round-begins", "era-begins"]);
  });

  it("has nothing to say about nothing", () => {
    expect(groupLog([], ["round-begins"])).toEqual([]);
  });
});

describe("whose line it is", () => {
  it("knows the seat, but takes the clock for nobody", () => {
    expect(seatOf(entry("bids", 3))).toBe(3);
    expect(seatOf(entry("ticks", -1))).toBeNull();
    expect(seatOf(entry("round-begins"))).toBeNull();
  });

  it("finds where the last turn of a seat ended", () => {
    const log = [entry("bids", 0), entry("bids", 1), entry("bids", 0), entry("passes", 2)];
    expect(afterOwn(log, 0)).toBe(3);
    expect(afterOwn(log, 5)).toBe(0);
    expect(afterOwn(log, null)).toBe(4);
  });
});

describe("what is new since the last turn", () => {
  const log = [entry("bids", 1), entry("operates", 0), entry("ends", 0), entry("round-begins"), entry("passes", 2), entry("bids", 0)];
  const news = (sent: number, seat: number | null = 0) => newsAfter(log, sent, seat, ["round-begins"]);

  it("begins after what the last answer brought about, below the heading", () => {
    expect(news(1)).toBe(4);
    expect(news(3)).toBe(4);
  });

  it("is nothing while nobody else has done anything", () => {
    expect(news(5)).toBeNull();
    expect(news(6)).toBeNull();
    expect(newsAfter(log.slice(0, 4), 1, 0, ["round-begins"])).toBeNull();
  });

  it("is nothing before one's first turn, and everything else to a spectator", () => {
    expect(news(0)).toBeNull();
    expect(news(1, null)).toBe(1);
  });
});

it("what was said is not said again as the log grows", () => {
  let said = 0;
  const words = remembered(({ key }) => `${key} ${(said += 1)}`);
  const lines = Array.from({ length: 30 }, (_, place) => ({ entry: entry("bids"), place }));
  for (let length = 1; length <= lines.length; length += 1) foldLines(lines.slice(0, length), words, []);
  expect(said).toBe(lines.length);
});

describe("foldLines", () => {
  const fold = (log: LogEntry[]) =>
    foldLines(log.map((each, place) => ({ entry: each, place })), ({ key }) => key, ["draws", "returns"]);

  it("says once what holds of several seats, or several times of one", () => {
    const items = fold([entry("bounces", 0, 7), entry("misses", 1, 7), entry("bounces", 2, 7), entry("passes", 1, 8), entry("passes", 1, 9)]);
    expect(items.map(({ line, also, times }) => [line.entry.key, also, times])).toEqual([
      ["bounces", [2], 1],
      ["misses", [], 1],
      ["passes", [], 2],
    ]);
  });

  it("keeps apart what other moves lie between", () => {
    expect(fold([entry("passes", 0, 3), entry("passes", 1, 5)])).toHaveLength(2);
  });

  it("folds runs of small steps, and leaves a few alone", () => {
    const steps = ["draws", "returns", "draws", "returns", "draws"].map((key) => entry(key, 0));
    expect(fold([...steps, entry("places", 0), entry("draws", 0)]).map(({ steps: more }) => more.length)).toEqual([4, 0, 0]);
  });
});

it("can be closed at the moment something happens", async () => {
  const unheard = vi.fn();
  process.on("unhandledRejection", unheard);
  const props = { log: [entry("bids", 0)], table: table(), game: { headings: [] } as never, reference: null, lastTurn: 0 };
  const { rerender, unmount } = render(Log, { ...props });
  void rerender({ ...props, log: [...props.log, entry("bids", 1)] });
  flushSync();
  unmount();
  await tick();
  await new Promise((done) => setTimeout(done));
  process.off("unhandledRejection", unheard);
  expect(unheard).not.toHaveBeenCalled();
});
