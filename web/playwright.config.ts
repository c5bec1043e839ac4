/** Real browsers against a real server with a database of its own. */
import { defineConfig } from "@playwright/test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, ROOT, serveCommand } from "./e2e/serving";

// the workers read this file too, and must find the same server
process.env.COSMODROME_PORT ??= String(await freePort());
process.env.COSMODROME_DATA ??= mkdtempSync(join(tmpdir(), "cosmodrome-e2e-"));
const { COSMODROME_PORT: port, COSMODROME_DATA: data } = process.env;
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/runs",
  // a test keeps hardly more than half a core busy: most of the time it waits for the page or for somebody else
  workers: 3,
  fullyParallel: true,
  // whole games are played, and a machine that does much else besides may stand still for half a minute
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: {
    baseURL: address,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: serveCommand(Number(port), data).join(" "),
    cwd: ROOT,
    url: `${address}/api/games`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
