import { describe, expect, it } from "vitest";
import type { Option, Question } from "../../../generated/protocol";
import type { BuildHints, TruckerReference, TruckerView } from "../../../generated/trucker";
import { CABIN, CANNON, ENGINE, lies, reference, ship, SHIELD, SMALL, START, TRUSS } from "../fixtures";
import { keyOf, planOf } from "../ships";
import { tileOf } from "../tiles";
import { cabinsFor, crewed, nextCrew } from "./crewing";
import { foresee } from "./foreseeing";
import { isHasty } from "./picking";
import { fitsAt, flawsAt, nextTurn, placesFor, plainTurn } from "./placing";
import { sift, type Sifting } from "./sifting";
import { between, twistAngle } from "./twisting";

function yard(parts: { hand?: number | null; loose?: [number, number]; reserve?: number[]; beat?: number | null } = {}): TruckerView {
  const built = ship([lies(START, 7, 7), lies(CABIN, 7, 8, 1)], { loose: parts.loose ?? null, reserve: parts.reserve ?? [] });
  const player = { seat: 0, hand: parts.hand ?? null, looking: null, ship: built };
  return { beat: parts.beat ?? null, heap: 9, face_up: [CANNON, TRUSS], players: [player] } as unknown as TruckerView;
}

describe("foreseeing", () => {
  it("shows a tile where it was put, before the table says so", () => {
    const corner = foresee(yard({ hand: CANNON }), reference, 0, [["place", 6, 7, 0]]);
    expect(corner?.hand).toBeNull();
    expect(corner?.ship.loose).toEqual([6, 7]);
    expect(corner?.ship.tiles.at(-1)).toMatchObject({ tile: CANNON, row: 6, column: 7, turn: 0 });
  });

  it("follows several answers", () => {
    const corner = foresee(yard({ hand: ENGINE }), reference, 0, [["return"], ["take", TRUSS], ["reserve"], ["draw"]]);
    expect(corner).toMatchObject({ hand: null, drawing: true, heap: 8, faceUp: [CANNON, ENGINE] });
    expect(corner?.ship.reserve).toEqual([TRUSS]);
  });

  it("takes up the loose tile again, and welds it with the next", () => {
    const up = foresee(yard({ loose: [7, 8] }), reference, 0, [["pick"]]);
    expect(up?.hand).toBe(CABIN);
    expect(up?.ship.tiles).toHaveLength(1);
    const next = foresee(yard({ loose: [7, 8] }), reference, 0, [["take", CANNON]]);
    expect(next?.ship.loose).toBeNull();
  });

  it("changes nothing once the table has done it", () => {
    expect(foresee(yard(), reference, 0, [["place", 6, 7, 0]])).toEqual(foresee(yard(), reference, 0, []));
    expect(foresee(yard({ hand: SHIELD }), reference, 0, [["draw"]])?.hand).toBe(SHIELD);
    expect(foresee(yard(), reference, 0, [["take", ENGINE]])?.hand).toBeNull();
  });

  it("waits for the others where building goes in turns", () => {
    const moves = { pick: reference.moves.pick, return: reference.moves.return };
    const inTurns = { ...reference, moves } as TruckerReference;
    expect(foresee(yard({ beat: 3 }), inTurns, 0, [["take", TRUSS]])?.hand).toBeNull();
    expect(foresee(yard({ beat: 3, hand: CANNON }), inTurns, 0, [["return"]])?.faceUp).toContain(CANNON);
    expect(foresee(yard({ beat: 3, loose: [7, 8] }), inTurns, 0, [["pick"]])?.hand).toBe(CABIN);
  });
});

describe("placing", () => {
  const built = ship([lies(START, 7, 7)]);
  const told: BuildHints = {
    spaces: [
      [6, 7],
      [7, 6],
      [8, 7],
    ],
    strict: true,
    fits: { [ENGINE]: "001", [TRUSS]: "f7f" },
    flaws: [[["behind_engine"], ["engine_direction"], ["engine_direction"], ["engine_direction"]]],
  };
  const turns = (tile: number, onlyFitting: boolean, row: number, column: number): number[] | undefined =>
    placesFor(told, built, tileOf(reference, tile), onlyFitting).get(keyOf([row, column]));

  it("offers what the rules have told to fit", () => {
    expect(turns(ENGINE, true, 8, 7)).toEqual([0]);
    expect(turns(ENGINE, true, 6, 7)).toBeUndefined();
    expect(turns(TRUSS, true, 7, 6)).toEqual([0, 1, 2]);
    expect(turns(CANNON, true, 7, 6)).toBeUndefined();
  });

  it("offers any space beside the ship where mistakes are allowed", () => {
    expect(turns(ENGINE, false, 6, 7)).toEqual([0, 1, 2, 3]);
    expect(turns(ENGINE, false, 9, 9)).toBeUndefined();
    expect(planOf(SMALL).spaces).toHaveLength(18);
  });

  it("offers no space that has been built on meanwhile", () => {
    const ahead = ship([lies(START, 7, 7), lies(TRUSS, 7, 6)]);
    expect([...placesFor(told, ahead, tileOf(reference, TRUSS), true).keys()]).toEqual(["6-7", "8-7"]);
  });

  it("says why a tile does not belong there", () => {
    expect(flawsAt(told, [6, 7], 4)).toEqual(["behind_engine"]);
    expect(flawsAt(told, [9, 9], 0)).toEqual(["loose"]);
    expect(flawsAt({ ...told, flaws: [] }, [6, 7], 0)).toEqual([]);
    expect([fitsAt(told, tileOf(reference, ENGINE), [8, 7], 0), fitsAt(told, tileOf(reference, ENGINE), [8, 7], 1)]).toEqual([true, false]);
  });

  it("turns on to the next turn that is allowed", () => {
    expect([nextTurn([0, 2], 1), nextTurn([0], 5), nextTurn([0, 2], 3, -1), nextTurn([1], -3)]).toEqual([2, 8, 2, -3]);
    expect([plainTurn(7), plainTurn(-1)]).toEqual([3, 3]);
  });
});

describe("hands", () => {
  it("is quick with tiles, and careful with the end", () => {
    expect([isHasty(["place", 6, 7, 0]), isHasty(["finish", 1]), isHasty(["remove", 6, 7])]).toEqual([true, false, false]);
  });

  it("measures how far two fingers have turned", () => {
    expect(twistAngle([{ clientX: 0, clientY: 0 }])).toBeNull();
    expect(twistAngle([{ clientX: 0, clientY: 0 }, { clientX: 0, clientY: 5 }])).toBeCloseTo(Math.PI / 2);
    expect(between(3, -3)).toBeCloseTo(2 * Math.PI - 6);
  });
});

describe("sifting face-up tiles", () => {
  const tiles = [TRUSS, CANNON, CABIN, ENGINE].map((number) => tileOf(reference, number));
  const all: Sifting = { groups: [], connectors: [], fitting: false, order: "kind" };
  const found = (parts: Partial<Sifting>): number[] =>
    sift(tiles, { ...all, ...parts }, ({ kind }) => kind === "engine").map(({ tile }) => tile);

  it("sorts by kind, or the newest first", () => {
    expect(found({})).toEqual([CANNON, ENGINE, CABIN, TRUSS]);
    expect(found({ order: "newest" })).toEqual([ENGINE, CABIN, CANNON, TRUSS]);
  });

  it("shows only kinds, connectors or what fits", () => {
    expect(found({ groups: ["cannon", "engine"] })).toEqual([CANNON, ENGINE]);
    expect(found({ connectors: ["single", "double"] })).toEqual([CABIN]);
    expect(found({ fitting: true })).toEqual([ENGINE]);
  });
});

describe("crewing", () => {
  const crew = (purple: unknown[], brown: unknown[]): Option => ({ action: ["crew", purple, brown], label: ["", {}] });
  const question = { options: [crew([], []), crew([6, 7], []), crew([], [6, 7]), crew([], [7, 8]), crew([6, 7], [7, 8])] } as unknown as Question;
  const after = (now: Option | null, spot: [number, number]): unknown => nextCrew(question, now, spot)?.action;

  it("goes through everybody who can live in a cabin", () => {
    expect(cabinsFor(question)).toEqual([
      [6, 7],
      [7, 8],
    ]);
    expect(after(null, [6, 7])).toEqual(["crew", [6, 7], []]);
    expect(after(crew([6, 7], []), [6, 7])).toEqual(["crew", [], [6, 7]]);
    expect(after(crew([], [6, 7]), [6, 7])).toEqual(["crew", [], []]);
    expect(after(crew([6, 7], []), [7, 8])).toEqual(["crew", [6, 7], [7, 8]]);
    expect(after(crew([6, 7], [7, 8]), [7, 8])).toEqual(["crew", [6, 7], []]);
  });

  it("shows aliens in their cabins before they are sent", () => {
    const built = ship([{ ...lies(CABIN, 6, 7), humans: 2 }]);
    expect(crewed(built, crew([6, 7], [])).tiles[0]).toMatchObject({ humans: 0, alien: "purple" });
  });
});
