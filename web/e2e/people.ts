/** People at browsers of their own, and the tables they sit at. */
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import type { NewTable, Said, SeatPlan, TableInfo } from "../src/generated/protocol";
import type { Settings } from "../src/lib/settings.svelte";
import { freePort, OwnServer } from "./serving";

export { expect };

export interface Manner {
  settings?: Partial<Settings>;
  context?: BrowserContextOptions;
  /** Complaints of the browser that belong to the test: a lost line. */
  expected?: RegExp;
  /** Nobody the server knows yet. */
  stranger?: boolean;
}

export type Invite = (name: string, manner?: Manner) => Promise<Page>;

/** Starts a server of the test's own; `more`: what else its host wants. */
export type Serve = (more?: string[]) => Promise<OwnServer>;

/** Outpost among the games of the lobby. */
export const outpostCard = (page: Page): Locator => page.getByRole("article").filter({ hasText: "Outpost" });

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A page of which nothing may go wrong unseen: errors in the console or in scripts fail the test. */
export const test = base.extend<{ serve: Serve; invite: Invite }>({
  // before anybody is invited: a page that is still open when its server goes looks for it, and complains
  serve: [
    async ({}, use) => {
      const servers: OwnServer[] = [];
      await use(async (more) => {
        const server = new OwnServer(await freePort(), more);
        servers.push(server);
        await server.start();
        return server;
      });
      await Promise.all(servers.map((server) => server.close()));
    },
    { auto: true },
  ],
  invite: async ({ browser, baseURL }, use) => {
    const problems: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (name, { settings = {}, context: options = {}, expected, stranger = false } = {}) => {
      // what a worker asks for, no test sees
      const context = await browser.newContext({ baseURL: baseURL ?? "", viewport: DESKTOP, serviceWorkers: "block", ...options });
      contexts.push(context);
      await context.addInitScript((kept) => {
        if (location.protocol !== "http:") return;
        if (localStorage.getItem("cosmodrome.set") === null) localStorage.setItem("cosmodrome.set", kept);
        localStorage.setItem("cosmodrome.named", "yes");
      }, JSON.stringify({ language: "en", theme: "dark", scenes: "off", oneClick: false, answerForced: false, ...settings }));
      if (!stranger) await post(await context.newPage(), "/api/me", { name });
      context.on("page", (page) => watch(page, name, problems, expected));
      const page = context.pages()[0] ?? (await context.newPage());
      watch(page, name, problems, expected);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(problems).toEqual([]);
  },
});

function watch(page: Page, name: string, problems: string[], expected?: RegExp): void {
  const note = (text: string): void => {
    if (expected?.test(text) !== true) problems.push(`${name}: ${text}`);
  };
  page.on("pageerror", (error) => note(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") note(`${message.text()} ${message.location().url}`);
  });
}

async function post(page: Page, path: string, data: unknown): Promise<unknown> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return await answer.json();
}

export const BOT: SeatPlan = { kind: "bot", level: "commander" };
export const PERSON: SeatPlan = { kind: "person", level: "" };
export const OPEN: SeatPlan = { kind: "open", level: "" };

/** A new table of the person at this page; with no open seat it begins at once, and time runs. */
export async function openTable(page: Page, seats: SeatPlan[], seed: string, more: Partial<NewTable> = {}): Promise<string> {
  const table = (await post(page, "/api/tables", { game: "outpost", name: "Kepler", seats, seed, roll_call: false, ...more })) as TableInfo;
  return table.id;
}

/** A table in the fullest position of this name, which asks the person at this page (tests/fullest). */
export async function fullTable(page: Page, seats: number, position: string, more: Partial<NewTable>): Promise<string> {
  return await openTable(page, [PERSON, ...Array.from({ length: seats - 1 }, () => BOT)], `fullest ${position}`, more);
}

export async function join(page: Page, table: string): Promise<void> {
  await post(page, `/api/tables/${table}/join`, {});
}

export async function start(page: Page, table: string): Promise<void> {
  await post(page, `/api/tables/${table}/start`, {});
}

export async function tableInfo(page: Page, table: string): Promise<TableInfo> {
  // a connection that was kept may just be closing
  return (await (await page.request.get(`/api/tables/${table}`, { maxRetries: 2 })).json()) as TableInfo;
}

/** Give these answers of the person at this page at once, each to the next question that is asked, without the board. */
export async function playAhead(page: Page, table: string, actions: unknown[][]): Promise<void> {
  await page.goto("/");
  await page.evaluate(
    async ([table, actions]) => {
      const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/tables/${table}`);
      await new Promise<void>((done, fail) => {
        let given = 0;
        let asked = -1;
        socket.onmessage = ({ data }) => {
          const said = JSON.parse(String(data)) as Said;
          if (said.type === "refused") fail(new Error(JSON.stringify([actions[given - 1], said.problem])));
          if (said.type === "accepted" && said.id === `ahead-${actions.length}`) done();
          if (said.type !== "update" || said.question === null || said.question.asked === asked) return;
          asked = said.question.asked;
          const action = actions[given];
          if (action === undefined) return;
          given += 1;
          socket.send(JSON.stringify({ type: "act", id: `ahead-${given}`, asked, action, sure: true }));
        };
        socket.onclose = () => fail(new Error("the line was cut"));
      });
      socket.close();
    },
    [table, actions] as const,
  );
}

/** Games that bots have played to their end, by seed: everybody may look at them. */
const finished = new Map<string, string>();

export async function finishedTable(page: Page, seed: string, seats = 3, more: Partial<NewTable> = {}): Promise<string> {
  const bots = Array.from({ length: seats }, () => BOT);
  const table = finished.get(seed) ?? (await openTable(page, bots, seed, more));
  finished.set(seed, table);
  await expect.poll(async () => (await tableInfo(page, table)).status, { timeout: 180_000 }).toBe("over");
  return table;
}
