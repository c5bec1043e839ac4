import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Problem } from "../generated/protocol";
import { http } from "./http";
import { LobbyConnection, TableConnection, type Gate } from "./socket.svelte";
import { line, question, table, update, welcome } from "./testing/samples";
import { FakeSocket } from "./testing/socket";
import { toasts } from "./toasts.svelte";

const reference = vi.spyOn(http, "reference");

beforeEach(() => {
  vi.useFakeTimers();
  reference.mockReset().mockResolvedValue({ cards: 5 });
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected(): TableConnection {
  const connection = new TableConnection("t1");
  connection.open();
  FakeSocket.last.say(welcome());
  FakeSocket.last.say(update(5, { log: [line("a"), line("b")] }));
  return connection;
}

/** The line breaks, and is there again. */
function reconnect(): FakeSocket {
  const before = FakeSocket.last;
  before.break();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.last).not.toBe(before);
  FakeSocket.last.say(welcome());
  return FakeSocket.last;
}

const keys = (connection: TableConnection) => connection.log.map((entry) => entry.key).join("");

describe("the line to a table", () => {
  it("shows what the server says", () => {
    const connection = connected();
    expect(connection.state).toBe("open");
    expect(connection.table?.id).toBe("t1");
    expect(connection.view).toEqual({ seq: 5 });
    expect(connection.question?.asked).toBe(5);
    expect(FakeSocket.last.address).toMatch(/\/ws\/tables\/t1$/u);
  });

  it("shows what a gate lets through, asks nothing meanwhile, and goes on from what it has heard", () => {
    let shows: (() => void)[] = [];
    const gate: Gate = {
      get holding() {
        return shows.length > 0;
      },
      pass: (_, show) => void shows.push(show),
      follow: (show) => void shows.push(show),
      catchUp: () => shows.splice(0).forEach((show) => show()),
    };
    const connection = new TableConnection("t1", undefined, gate);
    connection.open();
    FakeSocket.last.say(welcome());
    FakeSocket.last.say(update(5));
    gate.catchUp();
    expect(connection.question?.asked).toBe(5);
    FakeSocket.last.say(update(6, { can_undo: true, keep: 0, log: [line("a")] }));
    FakeSocket.last.say({ type: "table", table: table({ status: "over" }) });
    expect(connection).toMatchObject({ view: { seq: 5 }, question: null, canUndo: true, log: [], table: { status: "playing" } });
    connection.undo();
    expect(FakeSocket.last.heard.at(-1)).toMatchObject({ type: "undo", seq: 6 });
    const [first, second] = shows;
    shows = [() => undefined];
    first?.();
    expect(connection).toMatchObject({ view: { seq: 6 }, question: null });
    shows = [];
    second?.();
    expect(connection.table?.status).toBe("over");
  });

  it("catches up with what it had kept back when the line is there again", () => {
    const shows: (() => void)[] = [];
    const gate: Gate = { holding: false, pass: (_, show) => void shows.push(show), follow: (show) => show(), catchUp: () => shows.splice(0).forEach((show) => show()) };
    const connection = new TableConnection("t1", undefined, gate);
    connection.open();
    FakeSocket.last.say(welcome());
    FakeSocket.last.say(update(5));
    const socket = reconnect();
    expect(socket.address).toContain("since=5");
    expect(connection.view).toEqual({ seq: 5 });
  });

  it("keeps what is not taken back of the log", () => {
    const connection = connected();
    FakeSocket.last.say(update(6, { keep: 2, log: [line("c")] }));
    expect(keys(connection)).toBe("abc");
    FakeSocket.last.say(update(7, { keep: 1, log: [line("d")] }));
    expect(keys(connection)).toBe("ad");
  });

  it("resumes after a loss, missing and repeating nothing", () => {
    const connection = connected();
    FakeSocket.last.break();
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(FakeSocket.last.address).toMatch(/\?since=5&seat=0$/u);
    FakeSocket.last.say(welcome());
    FakeSocket.last.say(update(8, { keep: 2, log: [line("c"), line("d")] }));
    expect(connection.state).toBe("open");
    expect(keys(connection)).toBe("abcd");
    FakeSocket.last.say(update(7, { keep: 2, log: [line("c")] }));
    expect(keys(connection)).toBe("abcd");
  });

  it("knows of a loss as soon as the browser does, and is back as soon as the network is", () => {
    const connection = connected();
    dispatchEvent(new Event("offline"));
    expect(connection.state).toBe("lost");
    dispatchEvent(new Event("online"));
    FakeSocket.last.say(welcome());
    expect(connection.state).toBe("open");
  });

  it("hears no more of a line it has given up", () => {
    const connection = connected();
    const before = FakeSocket.last;
    reconnect();
    before.say(update(9));
    before.break();
    expect(connection.seq).toBe(5);
    expect(connection.state).toBe("open");
  });

  it("sends an answer again under the same id until it is acknowledged", () => {
    const connection = connected();
    void connection.act(question(5), ["bid", 12], true);
    const [first] = FakeSocket.last.heard;
    expect(first).toMatchObject({ type: "act", asked: 5, action: ["bid", 12], sure: true });
    expect(connection.acting).toBe(true);
    expect(reconnect().heard).toEqual([first]);
    FakeSocket.last.say({ type: "accepted", id: first?.id, seq: 6 });
    expect(connection.pendingIds).toEqual([]);
    expect(reconnect().heard).toEqual([]);
  });

  it("keeps what is sent while the line is lost, in order", () => {
    const connection = connected();
    FakeSocket.last.break();
    connection.say("hello");
    void connection.act(question(5), ["bid", 12], true);
    vi.advanceTimersByTime(500);
    FakeSocket.last.say(welcome());
    expect(FakeSocket.last.heard.map((message) => message.type)).toEqual(["say", "act"]);
  });

  it("answers a question once, however often it is clicked", () => {
    const connection = connected();
    void connection.act(question(5), ["bid", 12], true);
    void connection.act(question(5), ["bid", 13], true);
    expect(FakeSocket.last.heard).toHaveLength(1);
  });

  it("says of an answer that it is done, or that it could not be taken back", async () => {
    const connection = connected();
    const done = connection.act(question(5), ["bid", 12], false);
    expect(FakeSocket.last.heard.at(-1)).toMatchObject({ asked: 5, sure: false });
    FakeSocket.last.say({ type: "accepted", id: connection.pendingIds[0], seq: 6 });
    await expect(done).resolves.toBe("done");
    const unasked = connection.act(null, ["flee"], false);
    expect(FakeSocket.last.heard.at(-1)).toMatchObject({ asked: connection.seq, action: ["flee"] });
    const final = { type: "final", id: connection.pendingIds[0], preview: { left: 0 } };
    FakeSocket.last.say(final);
    await expect(unasked).resolves.toEqual(final);
    expect(connection.acting).toBe(false);
    const refused = connection.act(null, ["flee"], true);
    const problem: Problem = { message: ["not-your-decision", {}], rule: "", detail: "" };
    FakeSocket.last.say({ type: "refused", id: connection.pendingIds[0], problem });
    await expect(refused).resolves.toBeNull();
  });

  it("keeps what was ordered at once, unless it is refused", () => {
    const connection = connected();
    const order = { prompt: "bid", params: {}, otherwise: ["pass"] };
    connection.setOrders([order], true);
    expect(connection).toMatchObject({ orders: [order], foregone: true });
    FakeSocket.last.say(update(6, { orders: [order] }));
    expect(connection).toMatchObject({ orders: [order], foregone: false });
    connection.setOrders([]);
    expect(connection.orders).toEqual([]);
    const problem: Problem = { message: ["not-your-decision", {}], rule: "", detail: "" };
    FakeSocket.last.say({ type: "refused", id: connection.pendingIds.at(-1), problem });
    expect(connection.orders).toEqual([order]);
  });

  it("tells why something was refused, and leaves everything as it is", () => {
    const connection = connected();
    void connection.act(question(5), ["bid", 99], true);
    const problem: Problem = { message: ["amount-out-of-range", { lo: 10, hi: 20 }], rule: "auction", detail: "" };
    FakeSocket.last.say({ type: "refused", id: connection.pendingIds[0], problem });
    expect(toasts.list.at(-1)?.message).toEqual(problem.message);
    expect(connection.acting).toBe(false);
    expect(connection.question?.asked).toBe(5);
  });

  it("asks how a path goes on, and asks again after a loss", async () => {
    const connection = connected();
    const asked = connection.onward(question(5), ["north"]);
    expect(FakeSocket.last.heard).toEqual([
      { type: "continue", id: connection.pendingIds[0], asked: 5, path: ["north"] },
    ]);
    expect(connection.acting).toBe(false);
    FakeSocket.last.break();
    vi.advanceTimersByTime(60_000);
    FakeSocket.last.say(welcome());
    expect(FakeSocket.last.heard).toHaveLength(1);
    const way = { path: [], onward: [], stuck: null };
    FakeSocket.last.say({ type: "continued", id: connection.pendingIds[0], way });
    await expect(asked).resolves.toEqual(way);
    expect(connection.pendingIds).toEqual([]);
  });

  it("says why a path is none", async () => {
    const connection = connected();
    const asked = connection.onward(question(5), ["nowhere"]);
    const problem: Problem = { message: ["path-no-such-step", { number: 1 }], rule: "fly", detail: "" };
    FakeSocket.last.say({ type: "refused", id: connection.pendingIds[0], problem });
    await expect(asked).rejects.toThrow("path-no-such-step");
    expect(toasts.list.at(-1)?.message).toEqual(problem.message);
  });

  it("asks what would come of an answer, and makes no fuss if that is refused", async () => {
    const connection = connected();
    const asked = connection.preview(question(5), ["bid", 12]);
    const [id = ""] = connection.pendingIds;
    expect(FakeSocket.last.heard).toEqual([{ type: "preview", id, asked: 5, action: ["bid", 12] }]);
    expect(connection.acting).toBe(false);
    const told = { type: "previewed", id, preview: { left: 3 } };
    FakeSocket.last.say(told);
    await expect(asked).resolves.toEqual(told);
    const late = connection.preview(question(5), ["bid", 13]);
    const toasted = toasts.list.length;
    const problem: Problem = { message: ["problem-late-answer", {}], rule: "", detail: "" };
    FakeSocket.last.say({ type: "refused", id: connection.pendingIds[0], problem });
    await expect(late).rejects.toThrow("problem-late-answer");
    expect(toasts.list).toHaveLength(toasted);
    expect(connection.pendingIds).toEqual([]);
  });

  it("merges the chat by number", () => {
    const connection = connected();
    const chat = (number: number) => ({ type: "chat" as const, number, name: "Ada", seat: 0, text: "hi", at: 0, guest: false, gallery: false });
    FakeSocket.last.say(chat(1));
    FakeSocket.last.say(chat(2));
    FakeSocket.last.break();
    vi.advanceTimersByTime(500);
    FakeSocket.last.say(welcome({ chat: [chat(1), chat(2), chat(3)] }));
    FakeSocket.last.say(chat(3));
    expect(connection.chat.map((each) => each.number)).toEqual([1, 2, 3]);
  });

  it("fetches once what never changes, whatever becomes of the line", async () => {
    const address = "/api/games/outpost/reference/once?edition=expert";
    const connection = new TableConnection("t1");
    connection.open();
    FakeSocket.last.say(welcome({ reference: address }));
    expect(connection.reference).toBeNull();
    await vi.waitFor(() => expect(connection.reference).toEqual({ cards: 5 }));
    FakeSocket.last.break();
    vi.advanceTimersByTime(500);
    FakeSocket.last.say(welcome({ reference: address }));
    const other = new TableConnection("t2");
    other.open();
    FakeSocket.last.say(welcome({ reference: address }));
    await vi.waitFor(() => expect(other.reference).toEqual({ cards: 5 }));
    expect(reference.mock.calls).toEqual([[address]]);
  });

  it("tries again to fetch it", async () => {
    const address = "/api/games/outpost/reference/again";
    reference.mockRejectedValueOnce(new Error("no network"));
    const connection = new TableConnection("t1");
    connection.open();
    FakeSocket.last.say(welcome({ reference: address }));
    await vi.advanceTimersByTimeAsync(2500);
    expect(connection.reference).toEqual({ cards: 5 });
    expect(reference).toHaveBeenCalledTimes(2);
  });

  it("forgets lines that do not join on to what it hears when it comes back, and can fetch them", async () => {
    const connection = connected();
    const chat = (number: number) => ({ type: "chat" as const, number, name: "Ada", seat: 0, text: "hi", at: 0, guest: false, gallery: false });
    FakeSocket.last.say(chat(1));
    FakeSocket.last.break();
    vi.advanceTimersByTime(500);
    FakeSocket.last.say(welcome({ chat: [chat(4), chat(5)] }));
    expect(connection.chat.map((each) => each.number)).toEqual([4, 5]);
    const asked = vi.spyOn(http, "chat").mockResolvedValueOnce([chat(2), chat(3)]).mockResolvedValueOnce([chat(1)]);
    expect(await connection.hearOlder()).toBe(true);
    expect(await connection.hearOlder()).toBe(true);
    expect(connection.chat.map((each) => each.number)).toEqual([1, 2, 3, 4, 5]);
    expect(asked.mock.calls).toEqual([
      ["t1", 4],
      ["t1", 2],
    ]);
    expect(await connection.hearOlder()).toBe(false);
  });

  it("waits longer after every failure", () => {
    connected();
    FakeSocket.last.break();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.break();
    vi.advanceTimersByTime(370);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("measures the way there and back, and notices a dead line", () => {
    const connection = connected();
    vi.advanceTimersByTime(30);
    const ping = FakeSocket.last.sent.find((message) => message.type === "ping");
    FakeSocket.last.say({ type: "pong", id: ping?.id });
    expect(connection.latency).toBe(30);
    vi.advanceTimersByTime(25_000);
    expect(connection.state).toBe("lost");
  });

  it("says why a table can not be shown", () => {
    const connection = new TableConnection("t1");
    connection.open();
    const problem: Problem = { message: ["problem-unreadable", { table: "t1" }], rule: "", detail: "" };
    FakeSocket.last.say({ type: "refused", id: "", problem });
    FakeSocket.last.break(4404);
    expect(connection.state).toBe("closed");
    expect(connection.problem).toEqual(problem);
  });

  it("does not come back to a table that is not there, nor after it was left", () => {
    const connection = connected();
    FakeSocket.last.break(4404);
    expect(connection.state).toBe("closed");
    connected().close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

it("the lobby shows the last that was said", () => {
  const connection = new LobbyConnection();
  connection.open();
  FakeSocket.last.say({ type: "lobby", invitations: [], open: [table()], mine: [], live: [], finished: [], damaged: [], announcement: null });
  expect(connection.lobby?.open).toHaveLength(1);
  connection.close();
});
