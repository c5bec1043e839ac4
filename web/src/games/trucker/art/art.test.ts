import { expect, it } from "vitest";
import type { ShipView } from "../../../generated/trucker";
import { moodOf } from "./moods";
import { scarsOf } from "./scars";

const lost = (number: number) => ({ lost: Array.from({ length: number }, (_, place) => place) }) as unknown as ShipView;

it("shows holes where tiles went in this flight, not in the last one", () => {
  const loses = (seat: number, row: number) => ({ key: "loses-tile", params: { seat, row, column: 7, tile: "cannon" }, action: 1 });
  const log = [loses(0, 5), { key: "launch", params: { order: [] }, action: 2 }, loses(1, 6), loses(0, 8)];
  expect(scarsOf(log, 0)).toEqual([[8, 7]]);
});

it("lets the crew look as the ship fares", () => {
  expect([0, 1, 9].map((number) => moodOf(lost(number)))).toEqual(["merry", "wary", "afraid"]);
});
