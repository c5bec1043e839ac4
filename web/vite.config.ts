import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { forTheLobby } from "./lobbyWords";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [forTheLobby(), svelte(), svelteTesting()],
  build: {
    outDir: "../src/cosmodrome/server/client",
    emptyOutDir: true,
    target: "es2023",
    // these know light-dark(): rewritten for older ones, a picture could not stay dark on a light page
    cssTarget: ["chrome123", "edge123", "firefox125", "safari17.5"],
  },
  server: {
    // the catalogues of the Python side are read in place
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/lib/testing/setup.ts"],
    pool: "threads", // quicker to start than processes
  },
});
