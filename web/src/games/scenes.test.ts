/** Tables of scenes meet events of games that were begun with other rules: what they miss, they do without. */
import { describe, expect, it } from "vitest";
import type { SceneTable, World } from "../shell/stage/scene";

const tables = import.meta.glob<{ scenes: SceneTable }>("./*/scenes.ts");

describe.each(Object.entries(tables))("%s", (_, load) => {
  it("stumbles over nothing that an event leaves out", { timeout: 60_000 }, async () => {
    const { scenes } = await load();
    const view = { auction: null, players: [] };
    const reference = { kinds: [], cards: {}, map: { spaces: [], links: [] } };
    const world = { before: view, after: view, reference, seat: 0, log: [] } as unknown as World<never, never>;
    for (const make of Object.values(scenes.events)) expect(() => make({}, world)).not.toThrow();
    expect(scenes.between?.(world) ?? []).toEqual([]);
  });
});
