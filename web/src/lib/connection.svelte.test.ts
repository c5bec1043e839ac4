import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { http } from "./http";
import { TableConnection } from "./socket.svelte";
import { update, welcome } from "./testing/samples";
import { FakeSocket } from "./testing/socket";

beforeEach(() => {
  vi.spyOn(http, "reference").mockResolvedValue({});
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});

afterEach(() => vi.unstubAllGlobals());

it("a page keeps one line to its table, whatever is said on it", () => {
  const connection = new TableConnection("t1");
  const seen: (number | null)[] = [];
  const leave = $effect.root(() => {
    $effect(() => {
      connection.open();
      return () => connection.close();
    });
    $effect(() => void seen.push(connection.seq));
  });
  flushSync();
  FakeSocket.last.say(welcome());
  for (const seq of [1, 2]) {
    FakeSocket.last.say(update(seq));
    flushSync();
  }
  expect(FakeSocket.all).toHaveLength(1);
  expect(seen).toEqual([null, 1, 2]);
  leave();
  expect(connection.state).toBe("closed");
});
