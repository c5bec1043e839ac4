import { afterEach, expect, it, vi } from "vitest";
import { http, Refusal } from "./http";
import { table } from "./testing/samples";

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal("fetch", fetched);
afterEach(() => fetched.mockReset());

function answer(status: number, body: unknown): void {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  fetched.mockResolvedValueOnce(new Response(text, { status }));
}

async function refusal(asked: Promise<unknown>): Promise<Refusal> {
  const reason: unknown = await asked.catch((error: unknown) => error);
  if (!(reason instanceof Refusal)) throw new Error("it was not refused");
  return reason;
}

it("asks for what is meant", async () => {
  answer(200, table());
  expect((await http.join("a/b", 2)).id).toBe("t1");
  const [path, request] = fetched.mock.lastCall ?? [];
  expect(path).toBe("/api/tables/a%2Fb/join");
  expect(request).toMatchObject({ method: "POST", body: '{"seat":2}' });
});

it("names the place one looks from", async () => {
  answer(200, {});
  await http.frame("t1", 7, 0);
  expect(fetched.mock.lastCall?.[0]).toBe("/api/tables/t1/replay/7?seat=0");
  answer(200, {});
  await http.replay("t1", null);
  expect(fetched.mock.lastCall?.[0]).toBe("/api/tables/t1/replay");
});

it("hands on the server's reason", async () => {
  answer(409, { message: ["problem-table-full", {}], rule: "", detail: "" });
  const { status, problem } = await refusal(http.join("t1"));
  expect(status).toBe(409);
  expect(problem.message).toEqual(["problem-table-full", {}]);
});

it("has a reason of its own when the server gives none", async () => {
  answer(502, "<html>");
  expect((await refusal(http.lobby())).problem.message).toEqual(["problem-unknown", { status: 502 }]);
  fetched.mockRejectedValueOnce(new TypeError("no network"));
  expect((await refusal(http.lobby())).problem.message).toEqual(["problem-unreached", {}]);
});
