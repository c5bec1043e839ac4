/**
 * The last view of a table, kept by this browser: without a line it can still be read (`public/sw.js` serves what is kept
 * when the server can not be reached). Only where there is https, as all of a service worker.
 */
import type { LogEntry, TableInfo } from "../generated/protocol";

export interface KeptView {
  table: TableInfo;
  view: unknown;
  log: LogEntry[];
  actions: number;
  /** Where the reference of its game is. */
  reference: string;
  /** When it was seen. */
  at: number;
}

/** What a page needs to begin, and what is told of tables. */
const PAGE = "cosmodrome-page";
const VIEWS = "cosmodrome-views";
const WORKER = "/sw.js";
/** Of so many tables: the latest. */
const MOST = 12;
/** What a page asks for that is needed to show a table again. */
const NEEDED = /^\/(assets\/|api\/(me|games)$)/u;

const place = (id: string): string => `/kept/${encodeURIComponent(id)}`;

export function canKeep(): boolean {
  return "caches" in globalThis && "serviceWorker" in navigator;
}

/** From now on this is what the reader has seen last of the table. */
export async function keep(view: KeptView): Promise<void> {
  const views = await caches.open(VIEWS);
  await views.delete(place(view.table.id));
  await views.put(place(view.table.id), new Response(JSON.stringify(view)));
  // in the order in which they were put in
  const all = await views.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((each) => views.delete(each)));
  await keepPage(view.reference);
}

export async function keptView(id: string): Promise<KeptView | null> {
  if (!canKeep()) return null;
  const found = await (await caches.open(VIEWS)).match(place(id));
  return found === undefined ? null : ((await found.json()) as KeptView);
}

/** Whoever logs out leaves nothing behind. */
export async function forgetViews(): Promise<void> {
  if (!canKeep()) return;
  await Promise.all([PAGE, VIEWS].map((each) => caches.delete(each)));
}

let known = new Set<string>();
let keeping: Promise<void> = Promise.resolve();

/** The page itself: once, however many views come meanwhile. */
async function keepPage(reference: string): Promise<void> {
  keeping = keeping.catch(() => undefined).then(() => addPage(reference));
  await keeping;
}

/** As far as it has been loaded. */
async function addPage(reference: string): Promise<void> {
  if (known.size === 0) await begin();
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const paths = loaded.filter(({ origin, pathname }) => origin === location.origin && NEEDED.test(pathname)).map(({ pathname }) => pathname);
  const fresh = [...new Set([...paths, reference])].filter((path) => !known.has(path));
  const page = await caches.open(PAGE);
  await Promise.all(fresh.map((path) => page.add(path)));
  known = new Set([...known, ...fresh]);
}

/** Of a client that was built anew, nothing old is kept. */
async function begin(): Promise<void> {
  await navigator.serviceWorker.register(WORKER);
  const now = await (await fetch("/")).text();
  const before = await (await caches.open(PAGE)).match("/");
  if (before !== undefined && (await before.text()) !== now) await caches.delete(PAGE);
  await (await caches.open(PAGE)).put("/", new Response(now, { headers: { "Content-Type": "text/html" } }));
  known.add("/");
}
