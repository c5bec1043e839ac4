/** Every table of scenes speaks of events that the game tells. */
import { describe, expect, it } from "vitest";
import type { GameModule } from "./board";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const catalogues = import.meta.glob<string>("../../../src/cosmodrome/games/*/locale/en.ftl", { query: "?raw", import: "default" });

describe.each(Object.entries(modules))("%s", (path, load) => {
  it("stages nothing that never happens", async () => {
    const id = path.split("/")[1] ?? "";
    const catalogue = await catalogues[`../../../src/cosmodrome/games/${id}/locale/en.ftl`]?.();
    const { scenes } = (await load()).default;
    const unknown = Object.keys(scenes?.events ?? {}).filter((key) => !catalogue?.includes(`\n${key} =`));
    expect(unknown).toEqual([]);
  });
});
