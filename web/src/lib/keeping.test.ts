/** What is kept to be read without a line. */
import { expect, it, vi } from "vitest";
import type { TableInfo } from "../generated/protocol";
import { keep, type KeptView } from "./keeping";

/** A cache that takes its time over what it has to fetch. */
function slowCaches(fetched: string[]): { caches: unknown; fetchAll: () => void } {
  const waiting: (() => void)[] = [];
  const cache = {
    match: () => Promise.resolve(undefined),
    put: () => Promise.resolve(),
    delete: () => Promise.resolve(true),
    keys: () => Promise.resolve([]),
    add: (path: string) => {
      fetched.push(path);
      return new Promise<void>((done) => void waiting.push(done));
    },
  };
  return { caches: { open: () => Promise.resolve(cache), delete: () => Promise.resolve(true) }, fetchAll: () => waiting.forEach((done) => done()) };
}

it("the page is kept once, however slowly it comes and however many views are kept meanwhile", async () => {
  const fetched: string[] = [];
  const { caches, fetchAll } = slowCaches(fetched);
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>")));
  vi.stubGlobal("performance", { getEntriesByType: () => [{ name: `${location.origin}/api/me` }] });
  vi.stubGlobal("navigator", { serviceWorker: { register: () => Promise.resolve() } });
  try {
    const view: KeptView = { table: { id: "t1" } as TableInfo, view: {}, log: [], actions: 0, reference: "/api/reference", at: 0 };
    const kept = [keep(view), keep(view)];
    await vi.waitFor(() => expect(fetched).toHaveLength(2));
    fetchAll();
    await Promise.all(kept);
    expect(fetched).toEqual(["/api/me", "/api/reference"]);
  } finally {
    vi.unstubAllGlobals();
  }
});
