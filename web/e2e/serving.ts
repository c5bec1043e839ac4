/** Servers for the tests: the usual one of the whole run, and those that a test starts and kills itself. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Where servers are started. */
export const ROOT = join(import.meta.dirname, "../..");
export const COSMODROME = join(ROOT, ".venv/bin/cosmodrome");

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const place = server.address();
  server.close();
  if (place === null || typeof place === "string") throw new Error("no port was given");
  return place.port;
}

/**
 * `cosmodrome serve`, at which a table with the seed "fullest NAME" begins in that position (tests/fullest). Without rate
 * limits: here one address plays everybody's part.
 */
export function serveCommand(port: number, folder: string): string[] {
  const database = `sqlite:///${join(folder, "games.db")}`;
  const command = [join(ROOT, ".venv/bin/python"), "-m", "tests.fullest.serve", "--port", String(port), "--database", database];
  return [...command, "--chosen-seeds", "--no-limits", "--bot-delay", "0"];
}

/** A server of a test's own, at an address it keeps over its deaths. */
export class OwnServer {
  readonly address: string;
  readonly #folder = mkdtempSync(join(tmpdir(), "cosmodrome-own-"));
  readonly #command: string[];
  #process: ChildProcess | null = null;

  /** `more`: what else its host wants. */
  constructor(port: number, more: string[] = []) {
    this.address = `http://127.0.0.1:${port}`;
    this.#command = [...serveCommand(port, this.#folder), "--address", this.address, ...more];
  }

  async start(): Promise<void> {
    const [program = "", ...args] = this.#command;
    this.#process = spawn(program, args, { stdio: "ignore", cwd: ROOT });
    while (!(await this.#answers())) await wait(100);
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const dying = this.#process;
    this.#process = null;
    if (dying === null) return;
    const gone = once(dying, "exit");
    dying.kill("SIGKILL");
    await gone;
  }

  /** Nobody comes back to it. */
  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.address}/api/games`)).ok;
    } catch {
      return false;
    }
  }
}
