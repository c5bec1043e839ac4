import { describe, expect, it } from "vitest";
import { parse, paths, type Route } from "./router.svelte";

const at = (path: string): Route => parse(new URL(path, "http://club.test"));

describe("addresses", () => {
  it.each<[string, Route]>([
    ["/", { page: "lobby" }],
    ["/table/a1", { page: "table", id: "a1" }],
    ["/replay/a1", { page: "replay", id: "a1", move: null, seat: null, analysis: false }],
    ["/replay/a1?move=12&seat=0", { page: "replay", id: "a1", move: 12, seat: 0, analysis: false }],
    ["/replay/a1?move=-1&seat=x", { page: "replay", id: "a1", move: null, seat: null, analysis: false }],
    ["/replay/a1?analysis=1", { page: "replay", id: "a1", move: null, seat: null, analysis: true }],
    ["/sign-in#a1", { page: "sign-in", ticket: "a1" }],
    ["/sign-in/a1", { page: "missing" }],
    ["/history?game=race", { page: "club", view: "history", id: "", query: { game: "race" } }],
    ["/ratings/race", { page: "club", view: "ratings", id: "race", query: {} }],
    ["/ratings", { page: "missing" }],
    ["/table", { page: "missing" }],
    ["/table/a1/more", { page: "missing" }],
    ["/nowhere/a1", { page: "missing" }],
  ])("%s", (path, route) => {
    expect(at(path)).toEqual(route);
  });

  it("are read as they are written", () => {
    expect(at(paths.table("a b"))).toEqual({ page: "table", id: "a b" });
    expect(at(paths.replay("a1", 3, 2))).toEqual({ page: "replay", id: "a1", move: 3, seat: 2, analysis: false });
    expect(at(paths.replay("a1", 3, 2, true))).toMatchObject({ move: 3, seat: 2, analysis: true });
    expect(paths.history({ game: "race", name: "" })).toBe("/history?game=race");
    expect(at(paths.replay("a1", 0, null))).toEqual({ page: "replay", id: "a1", move: 0, seat: null, analysis: false });
  });
});
