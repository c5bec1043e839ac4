import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { NewTable as Plan } from "../../generated/protocol";
import { http, Refusal } from "../../lib/http";
import { words } from "../../lib/i18n.svelte";
import { hall } from "../../lib/lobby.svelte";
import { router } from "../../lib/router.svelte";
import { settings } from "../../lib/settings.svelte";
import { outpost, seat, table } from "../../lib/testing/samples";
import { toasts } from "../../lib/toasts.svelte";
import Windows from "../settings/Windows.svelte";
import Lobby from "./Lobby.svelte";

const open = vi.spyOn(http, "open");
const join = vi.spyOn(http, "join");
const waiting = table({
  id: "w1",
  name: "Janna",
  seats: [seat({ you: true, waiting: true }), seat({ name: "Boris" })],
});
const free = table({
  id: "o1",
  name: "Free seats",
  status: "open",
  seat: null,
  seats: [seat(), seat({ kind: "open", name: "" })],
});
const over = table({
  id: "f1",
  name: "Old game",
  status: "over",
  winners: [1],
  seats: [seat(), seat({ name: "Boris" })],
});

beforeEach(async () => {
  vi.clearAllMocks();
  open.mockResolvedValue(table({ id: "new" }));
  join.mockResolvedValue(free);
  vi.spyOn(http, "seeking").mockResolvedValue({ wish: null, others: 0, table: "" });
  settings.language = "en";
  await words.load("outpost");
  router.go("/");
  localStorage.setItem("cosmodrome.named", "yes");
  hall.games = [outpost];
  hall.lobby = { type: "lobby", invitations: [], open: [free], mine: [waiting], live: [], finished: [over], damaged: [], announcement: null };
  render(Lobby);
  render(Windows);
});

function plan(): Plan | undefined {
  return open.mock.lastCall?.[0];
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("the lobby", () => {
  it("lists my running games before those that have not begun, and what waits for me before all", async () => {
    const begins = { ...free, id: "o2", name: "Not begun", seat: 0 };
    const others = table({ id: "p1", name: "Theirs", seats: [seat({ you: true }), seat({ name: "Boris", waiting: true })] });
    if (hall.lobby !== null) hall.lobby = { ...hall.lobby, mine: [begins, others, waiting] };
    await tick();
    const links = within(screen.getByRole("region", { name: /My tables/u })).getAllByRole("link");
    expect(links.map((each) => each.getAttribute("href"))).toEqual(["/table/w1", "/table/p1", "/table/o2"]);
  });

  it("says who sits at a table that one may join", () => {
    const [first = ""] = free.seats.map(({ name }) => name);
    expect(within(screen.getByRole("region", { name: "Open tables" })).getAllByText(first).length).toBeGreaterThan(1);
  });

  it("shows what waits for me first, and leads there", () => {
    const strip = screen.getByRole("region", { name: "Your turn" });
    expect(within(strip).getByText("Janna")).toBeTruthy();
    expect(within(strip).getByRole("link", { name: "Play" }).getAttribute("href")).toBe("/table/w1");
    hall.next();
    expect(router.route).toEqual({ page: "table", id: "w1" });
  });

  it("is two clicks away from a game against bots", async () => {
    await fireEvent.click(button("Play against bots"));
    const dialog = within(screen.getByRole("dialog", { name: "Outpost against bots" }));
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: /^Experienced/u }).checked).toBe(true);
    await fireEvent.click(dialog.getByRole("button", { name: "Start the game" }));
    expect(plan()?.seats.map((each) => each.kind)).toEqual(["person", "bot", "bot", "bot"]);
    expect(plan()?.private).toBe(true);
    await vi.waitFor(() => expect(router.route).toEqual({ page: "table", id: "new" }));
  });

  it("asks newcomers for a name before they join", async () => {
    localStorage.removeItem("cosmodrome.named");
    const rename = vi.spyOn(http, "introduce").mockResolvedValue({ player: "p1", name: "Ada", member: false, public: "" });
    await fireEvent.click(button("Join Free seats"));
    const dialog = within(screen.getByRole("dialog", { name: "Who are you?" }));
    await fireEvent.input(dialog.getByRole("textbox"), { target: { value: "Ada" } });
    await fireEvent.click(dialog.getByRole("button", { name: "Join" }));
    await vi.waitFor(() => expect(router.route).toEqual({ page: "table", id: "o1" }));
    expect(rename).toHaveBeenCalledWith("Ada");
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("lets one join, and says why not", async () => {
    await fireEvent.click(button("Join Free seats"));
    await vi.waitFor(() => expect(router.route).toEqual({ page: "table", id: "o1" }));
    join.mockRejectedValue(new Refusal(409, { message: ["problem-table-full", {}], rule: "", detail: "" }));
    await fireEvent.click(button("Join Free seats"));
    await vi.waitFor(() => expect(toasts.list.at(-1)?.message[0]).toBe("problem-table-full"));
  });

  it("says which table can not be opened, and why", async () => {
    hall.lobby = { type: "lobby", invitations: [], open: [], mine: [table({ name: "Torn", problem: ["problem-unreadable", { table: "t1" }] })], live: [], finished: [], damaged: [], announcement: null };
    const link = await screen.findByRole("link", { name: "Open Torn: cannot be opened" });
    expect(link.getAttribute("title")).toContain("is damaged");
  });

  it("does not hide a table of which nothing can be shown", async () => {
    hall.lobby = { type: "lobby", invitations: [], open: [], mine: [], live: [], finished: [], damaged: ["t9"], announcement: null };
    expect((await screen.findByRole("note")).textContent).toContain("t9");
  });

  it("leads to the replay of a finished game", () => {
    const link = screen.getByRole("link", { name: "Replay of Old game: won by Boris" });
    expect(link.getAttribute("href")).toBe("/replay/f1");
  });
});

describe("the window for a new table", () => {
  beforeEach(async () => {
    await fireEvent.click(button("New table"));
  });

  it("opens a table with free seats as the edition says", async () => {
    await fireEvent.click(button("Open the table"));
    expect(plan()).toMatchObject({
      game: "outpost",
      options: { edition: "stronghold" },
      private: false,
      tempo: "normal",
      seats: [{ kind: "person" }, { kind: "open" }, { kind: "open" }, { kind: "open" }],
    });
  });

  it("takes over what is changed, and starts at once when no seat is free", async () => {
    const dialog = within(screen.getByRole("dialog"));
    await fireEvent.click(dialog.getByRole("radio", { name: "Expert 1.32" }));
    await fireEvent.click(dialog.getByRole("switch", { name: /Kicker/u }));
    await fireEvent.click(dialog.getByRole("button", { name: "Less" }));
    for (const number of [2, 3]) {
      const place: HTMLSelectElement = dialog.getByRole("combobox", { name: `Seat ${number}` });
      await fireEvent.change(place, { target: { value: "admiral" } });
    }
    await fireEvent.click(dialog.getByRole("button", { name: "Start the game" }));
    expect(plan()?.options).toEqual({ edition: "expert", kicker: true });
    expect(plan()?.seats).toEqual([
      { kind: "person" },
      { kind: "bot", level: "admiral" },
      { kind: "bot", level: "admiral" },
    ]);
  });
});
