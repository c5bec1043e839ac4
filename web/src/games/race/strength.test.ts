import { describe, expect, it } from "vitest";
import { kindOf } from "./cards";
import { CREDITS, ENVOY, FLEET, KINDS, MARINES, MINES, player, REBELS, reference, ROBOTS, SEAT, TACTICS, table } from "./fixtures";
import { attackOf, militaryShares, outlookOf, payForMilitary, priceOf, reserveOf } from "./strength";

function kind(card: number): (typeof KINDS)[number] {
  const found = kindOf(reference, card);
  if (found === undefined) throw new RangeError(String(card));
  return found;
}

describe("prices", () => {
  it("take off what the tableau and the action card take off", () => {
    const one = player(0, [CREDITS, ROBOTS], { actions: ["develop"] });
    const view = table([one]);
    expect(priceOf(view, one, reference, kind(ROBOTS))).toMatchObject({ due: 2, bonus: 1 });
    expect(priceOf(view, one, reference, kind(MINES))).toMatchObject({ due: 1, shares: [{ card: ROBOTS, number: 2 }] });
  });

  it("are never below nothing", () => {
    const one = player(0, [ROBOTS, MINES]);
    expect(priceOf(table([one]), one, reference, kind(MINES)).due).toBe(0);
  });

  it("count strength against a military world", () => {
    const one = player(0, [MARINES], { military: 2, against: { rebel: 1, novelty: 0, rare: 0, genes: 0, alien: 0 } });
    expect(priceOf(table([one]), one, reference, kind(REBELS))).toMatchObject({ way: "conquer", strength: 3, due: 2 });
    expect(militaryShares(one, reference)).toEqual([{ card: MARINES, number: 2 }]);
  });

  it("know when a military world may be paid for", () => {
    expect(payForMilitary(player(0, []), reference, kind(REBELS))).toBeNull();
    expect(payForMilitary(player(0, [ENVOY]), reference, kind(REBELS))).toBe(4);
  });
});

describe("a takeover", () => {
  const view = table([player(0, [SEAT, FLEET], { military: 6 }), player(1, [REBELS, TACTICS], { military: 1, cards: 0 })]);

  it("is shown in numbers, with what each side can add", () => {
    const attack = attackOf(view, reference, 0, SEAT, REBELS);
    expect(attack).toEqual({ owner: 1, attack: 6, defence: 6, more: 2, reserve: 3 });
    expect(attack === null ? "" : outlookOf(attack)).toBe("open");
  });

  it("is judged by what can still be added", () => {
    const even = { owner: 1, attack: 6, defence: 6, more: 0, reserve: 0 };
    expect(outlookOf(even)).toBe("sure");
    expect(outlookOf({ ...even, more: 2, reserve: 2 })).toBe("likely");
    expect(outlookOf({ ...even, defence: 8, more: 2 })).toBe("short");
    expect(outlookOf({ ...even, defence: 9, more: 2 })).toBe("hopeless");
  });

  it("is limited by the hand", () => {
    expect(reserveOf(player(0, [FLEET], { cards: 1 }), reference)).toBe(1);
    expect(reserveOf(player(0, [TACTICS]), reference, TACTICS)).toBe(0);
  });
});
