import { describe, expect, it } from "vitest";
import type { CardReference } from "../../generated/race";
import { numbersOf } from "../../lib/strokes";
import { artOf, familyOf } from "./art";
import { KINDS, MARINES, MINES, REBELS, ROBOTS } from "./fixtures";

const kind = (place: number, parts: Partial<CardReference> = {}): CardReference => ({ ...(KINDS[place] as CardReference), ...parts });

describe("the pictures of cards", () => {
  it("are always the same for a name, and differ between names", () => {
    const [one, again, other] = ["mines", "mines", "moon"].map((name) => numbersOf(name));
    const row = [1, 2, 3].map(() => one?.(0, 1000));
    expect([1, 2, 3].map(() => again?.(0, 1000))).toEqual(row);
    expect([1, 2, 3].map(() => other?.(0, 1000))).not.toEqual(row);
  });

  it("tell windfall worlds from those that produce", () => {
    const [made, found] = [artOf(kind(MINES)), artOf(kind(MINES, { id: "found", windfall: true }))];
    expect(made.some(({ dash }) => dash !== undefined)).toBe(false);
    expect(found.some(({ dash }) => dash !== undefined)).toBe(true);
  });

  it("have ships before military worlds and a banner for Rebels", () => {
    const plain = artOf(kind(REBELS, { id: "calm", military: false, keywords: [] })).length;
    expect(artOf(kind(REBELS)).length).toBe(plain + 3);
  });

  it("show what a development is good for", () => {
    expect([MARINES, ROBOTS].map((place) => familyOf(kind(place)))).toEqual(["military", "settle"]);
  });

  it("hold only finite numbers", () => {
    for (const card of KINDS) for (const { d } of artOf(card)) expect(d).not.toMatch(/NaN|Infinity|undefined/u);
  });
});
