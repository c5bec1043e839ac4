import { expect, it } from "vitest";
import { retell } from "./retelling";

it("names tiles by their kind alone", () => {
  const tile = ["tile", { kind: "cannon", front: 0, right: 1, back: 2, left: 3 }];
  expect(retell({ key: "draws", params: { seat: 1, tile }, action: 7 })).toEqual(["draws", { seat: 1, tile: "cannon" }]);
});

it("leaves everything else as it is", () => {
  const params = { seat: 1, pile: 3 };
  expect(retell({ key: "looks", params, action: 7 })).toEqual(["looks", params]);
});
