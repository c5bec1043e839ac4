import { describe, expect, it } from "vitest";
import { handRoom, roomFor } from "./room";

describe("the room for tableaus", () => {
  const late = { width: 870, own: 11, others: [11, 10, 11, 9, 11] };

  it("shows everything at full size where there is room", () => {
    expect(roomFor({ width: 870, height: 600, own: 5, others: [5] })).toEqual({ own: "tall", others: "chips" });
  });

  it("draws others smaller before one's own", () => {
    expect(roomFor({ ...late, height: 420 })).toEqual({ own: "lying", others: "views" });
    expect(roomFor({ ...late, height: 360 })).toEqual({ own: "lying", others: "pictures" });
    expect(roomFor({ ...late, height: 320 })).toEqual({ own: "flat", others: "pictures" });
  });

  it("draws the smallest where nothing fits", () => {
    expect(roomFor({ ...late, height: 50 })).toEqual({ own: "flat", others: "pictures" });
  });
});

describe("the room for a hand", () => {
  it("takes one row as long as cards keep their words", () => {
    expect(handRoom(7, 1100)).toEqual({ rows: 1, columns: 7 });
    expect(handRoom(13, 1340)).toEqual({ rows: 1, columns: 13 });
  });

  it("takes as many rows as that needs, evenly", () => {
    expect(handRoom(13, 1100)).toEqual({ rows: 2, columns: 7 });
    expect(handRoom(20, 1100)).toEqual({ rows: 2, columns: 10 });
    expect(handRoom(0, 1100)).toEqual({ rows: 1, columns: 1 });
  });
});
