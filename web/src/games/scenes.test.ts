/** Every table of scenes speaks of events that the game tells. */
import { describe, expect, it } from "vitest";
import type { SceneTable, World } from "../shell/stage/scene";

const tables = import.meta.glob<{ scenes: SceneTable }>("./*/scenes.ts");
const catalogues = import.meta.glob<string>("../../../src/cosmodrome/games/*/locale/en.ftl", { query: "?raw", import: "default" });

describe.each(Object.entries(tables))("%s", (path, load) => {
  it("stages nothing that never happens", { timeout: 60_000 }, async () => {
    const id = path.split("/")[1] ?? "";
    const catalogue = await catalogues[`../../../src/cosmodrome/games/${id}/locale/en.ftl`]?.();
    const { scenes } = await load();
    const unknown = Object.keys(scenes.events).filter((key) => !catalogue?.includes(`\n${key} =`));
    expect(unknown).toEqual([]);
  });

  it("stumbles over nothing that an event leaves out", { timeout: 60_000 }, async () => {
    const { scenes } = await load();
    const view = { auction: null, players: [] };
    const reference = { kinds: [], cards: {}, map: { spaces: [], links: [] } };
    const world = { before: view, after: view, reference, seat: 0, log: [] } as unknown as World<never, never>;
    for (const make of Object.values(scenes.events)) expect(() => make({}, world)).not.toThrow();
    expect(scenes.between?.(world) ?? []).toEqual([]);
  });
});
