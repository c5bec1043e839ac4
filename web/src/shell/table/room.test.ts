import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { ChatLine } from "../../generated/protocol";
import { http } from "../../lib/http";
import { words } from "../../lib/i18n.svelte";
import { hall } from "../../lib/lobby.svelte";
import { me } from "../../lib/me.svelte";
import { router } from "../../lib/router.svelte";
import { settings } from "../../lib/settings.svelte";
import { outpost, seat, table } from "../../lib/testing/samples";
import { introduction } from "../lobby/introduction.svelte";
import TableMenu from "./TableMenu.svelte";
import WaitingRoom from "./WaitingRoom.svelte";

const line = { state: "open" as const, latency: 5, chat: [] as ChatLine[], say: vi.fn(), unhear: vi.fn(), hearOlder: vi.fn(() => Promise.resolve(true)) };
const open = table({ status: "open", seats: [seat({ you: true }), seat({ kind: "open", name: "" })] });
const start = vi.spyOn(http, "start");
const put = vi.spyOn(http, "seat");
const join = vi.spyOn(http, "join");
const leave = vi.spyOn(http, "leave");

const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(async () => {
  vi.clearAllMocks();
  for (const each of [start, put, join, leave]) each.mockResolvedValue(open);
  settings.language = "en";
  localStorage.setItem("cosmodrome.named", "yes");
  hall.games = [outpost];
  await words.use("outpost");
});

it("the host may wait no longer: bots take the open seats", async () => {
  render(WaitingRoom, { table: open, line });
  await press("Start now, bots on the open seats");
  expect(start).toHaveBeenCalledWith("t1");
});

it("a bot that the host puts on a seat gets the usual level", async () => {
  render(WaitingRoom, { table: open, line });
  await press("Put a bot here");
  expect(put).toHaveBeenCalledWith("t1", { seat: 1, kind: "bot", level: "" });
});

it("a guest sits down, and starts nothing", async () => {
  render(WaitingRoom, { table: { ...open, host: false, seat: null }, line });
  expect(screen.queryByRole("button", { name: /Start now/u })).toBeNull();
  await press("Sit here");
  expect(join).toHaveBeenCalledWith("t1", 1);
});

it("where only members sit down, a guest does not", async () => {
  const { unmount } = render(WaitingRoom, { table: { ...open, host: false, seat: null, members: true }, line });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Sit here" }).disabled).toBe(true);
  expect(screen.getByText(/Only members sit down here/u)).toBeTruthy();
  unmount();
  vi.spyOn(me, "member", "get").mockReturnValueOnce(true);
  render(WaitingRoom, { table: { ...open, host: false, seat: null, members: true }, line });
  await press("Sit here");
  expect(join).toHaveBeenCalledWith("t1", 1);
});

it("who comes by a link gives a name before sitting down", async () => {
  localStorage.removeItem("cosmodrome.named");
  render(WaitingRoom, { table: { ...open, host: false, seat: null }, line });
  await press("Sit here");
  expect(join).not.toHaveBeenCalled();
  introduction.goOn();
  expect(join).toHaveBeenCalledWith("t1", 1);
});

it("only what differs from the edition is told, by the edition's name", () => {
  render(WaitingRoom, { table: { ...open, options: { edition: "expert", kicker: true } }, line });
  expect(screen.getByText("Outpost · Expert 1.32")).toBeTruthy();
  expect(screen.getByText(/The Kicker expansion/u)).toBeTruthy();
  expect(screen.queryByText(/mega card/u)).toBeNull();
});

it("the host sends somebody away, who may not come back if they are there", async () => {
  for (const present of [true, false]) {
    const squatted = { ...open, seats: [seat({ you: true }), seat({ name: "Boris", present })] };
    const { unmount } = render(WaitingRoom, { table: squatted, line });
    await press("Send away");
    await press("Open this seat");
    expect(put).toHaveBeenLastCalledWith("t1", { seat: 1, kind: "open", bar: present });
    unmount();
  }
  render(WaitingRoom, { table: { ...open, host: false, seats: [seat(), seat({ you: true })] }, line });
  expect(screen.queryByRole("button", { name: "Send away" })).toBeNull();
});

it("in a running game the host replaces others, and whoever looks on may take a free seat", async () => {
  const seats = [seat({ you: true }), seat({ name: "Boris", present: false }), seat({ kind: "open", name: "" })];
  const { unmount } = render(TableMenu, { table: table({ seats }), openRule: vi.fn() });
  expect(screen.queryByText("Sit here")).toBeNull();
  await fireEvent.click(screen.getByText("Change seats"));
  await press("Change this seat: Seat 2");
  await press("Put a bot here");
  expect(put).toHaveBeenLastCalledWith("t1", { seat: 1, kind: "bot", bar: false });
  unmount();
  render(TableMenu, { table: table({ seats, seat: null, host: false }), openRule: vi.fn() });
  expect(screen.queryByText("Change seats")).toBeNull();
  await fireEvent.click(screen.getByText("Sit here"));
  expect(join).toHaveBeenCalledWith("t1", 2);
});

it("strangers read what is said at a public table, but do not write", () => {
  render(WaitingRoom, { table: { ...open, may_talk: false }, line });
  expect(screen.queryByRole("textbox", { name: "Message the table" })).toBeNull();
  expect(screen.getByText("Only those who play here can write.")).toBeTruthy();
});

it("earlier messages come when they are asked for", async () => {
  const said = { type: "chat" as const, number: 51, name: "Ada", seat: 0, text: "hi", at: 0, guest: false, gallery: false };
  const { unmount } = render(WaitingRoom, { table: open, line: { ...line, chat: [said] } });
  await press("Show earlier messages");
  expect(line.hearOlder).toHaveBeenCalledOnce();
  unmount();
  render(WaitingRoom, { table: open, line: { ...line, chat: [{ ...said, number: 1 }] } });
  expect(screen.queryByRole("button", { name: "Show earlier messages" })).toBeNull();
});

it("whoever leaves a running game is asked twice, and the hash of the seed can be read all along", async () => {
  render(TableMenu, { table: table({ commitment: "5eed0f" }), openRule: vi.fn() });
  const [fair] = screen.getAllByText("Fair shuffling");
  if (fair === undefined) throw new Error("nothing about fairness");
  await fireEvent.click(fair);
  expect(screen.getByText("5eed0f")).toBeTruthy();
  await fireEvent.click(screen.getByText("Leave the game"));
  expect(leave).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByText("Give my seat to a bot"));
  expect(leave).toHaveBeenCalledWith("t1");
  await vi.waitFor(() => expect(router.route.page).toBe("lobby"));
});
