import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Pace } from "../../generated/protocol";
import { http } from "../../lib/http";
import { words } from "../../lib/i18n.svelte";
import { settings } from "../../lib/settings.svelte";
import { outpost, seat, table } from "../../lib/testing/samples";
import NewTable from "../lobby/NewTable.svelte";
import Absence from "./Absence.svelte";
import { clockFace, isLow, paceInShort, paceInWords, timeLeft } from "./pace";
import SeatClock from "./SeatClock.svelte";

const LIVE: Pace = { kind: "live", per: "decision", seconds: 60, increment: 0, out: "bot" };
const press = (name: string | RegExp): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(async () => {
  vi.restoreAllMocks();
  settings.language = "en";
  await words.use("");
});

describe("a clock", () => {
  it("shows days, hours, or minutes and seconds", () => {
    expect([200_000_000, 3_725_000, 59_001, 0].map(clockFace)).toEqual(["2 d 7 h", "1:02:05", "1:00", "0:00"]);
  });

  it("runs from when it was told, and not below zero", () => {
    const times = { seats: [{ left: 5000, running: true }, { left: 5000, running: false }], at: 1000 };
    expect([2000, 9000, 500].map((now) => timeLeft(times, 0, now))).toEqual([4000, 0, 5000]);
    expect(timeLeft(times, 1, 9000)).toBe(5000);
  });

  it("warns when little is left", () => {
    expect(isLow(13_000, LIVE)).toBe(false);
    expect(isLow(12_000, LIVE)).toBe(true);
    const times = { seats: [{ left: 9000, running: true }], at: performance.now() };
    render(SeatClock, { table: table({ pace: LIVE, seats: [seat()], seat: null }), seat: 0, times });
    expect(screen.getByRole("timer", { name: "Time left: 0:09" }).classList).toContain("low");
  });

  it("is told in a few signs in a list", () => {
    expect(paceInShort(LIVE)).toBe("1 min");
    expect(paceInShort({ kind: "live", per: "game", seconds: 1200, increment: 15 })).toBe("20 min + 15 sec");
  });

  it("is told in words before one sits down", () => {
    expect(paceInWords(LIVE)).toBe("1 minute per decision");
    expect(paceInWords({ kind: "days", per: "game", seconds: 14 * 86400, increment: 43200 })).toBe("14 days each, and 12 hours per answer");
  });
});

it("a new table gets the pace that is chosen", async () => {
  const open = vi.spyOn(http, "open").mockResolvedValue(table());
  render(NewTable, { props: { game: outpost, onclose: vi.fn() } });
  await fireEvent.click(screen.getByLabelText("Over days"));
  await fireEvent.change(screen.getByLabelText("Time"), { target: { value: "3" } });
  await fireEvent.click(screen.getByLabelText("pass"));
  await press("Open the table");
  expect(open.mock.calls[0]?.[0].pace).toEqual({ kind: "days", per: "decision", seconds: 7 * 86400, increment: 0, out: "pass" });
});

describe("who is missing", () => {
  it("takes the own seat back", async () => {
    const back = vi.spyOn(http, "takeBack").mockResolvedValue(table());
    const { rerender } = render(Absence, { table: table({ seat: null, kept: 1 }) });
    expect(screen.queryByRole("button"), "not while that would be refused").toBeNull();
    await rerender({ table: table({ seat: null, kept: 1, gives_back: true }) });
    await press("Take my seat back");
    expect(back).toHaveBeenCalledWith("t1");
  });

  it("is voted about, when they have been away for long enough", async () => {
    const vote = vi.spyOn(http, "vote").mockResolvedValue(table());
    const away = (from: number) => table({ seats: [seat({ you: true }), seat({ name: "Bo", votable_from: from })] });
    const { rerender } = render(Absence, { table: away(Date.now() / 1000 + 100) });
    expect(screen.queryByRole("button")).toBeNull();
    await rerender({ table: away(0) });
    await press("Vote for a bot");
    expect(vote).toHaveBeenCalledWith("t1", { kind: "replace", seat: 1, yes: true });
  });

  it("or all agree that the game ends", async () => {
    const vote = vi.spyOn(http, "vote").mockResolvedValue(table());
    render(Absence, { table: table({ votes: [{ kind: "cancel", seat: null, yes: [1], missing: [0] }] }) });
    expect(screen.getByText("1 of 2 agree")).toBeTruthy();
    await press("Agree");
    expect(vote).toHaveBeenCalledWith("t1", { kind: "cancel", seat: null, yes: true });
  });
});
