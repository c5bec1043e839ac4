import { describe, expect, it } from "vitest";
import { option, payment, question, route, ways } from "./fixtures";
import { onlyAnswer } from "./forced";

describe("a question with one answer", () => {
  it("is a choice of one", () => {
    const one = question({ shape: "choice", options: [option("rest")] });
    expect(onlyAnswer(one)).toEqual(["rest"]);
    expect(onlyAnswer({ ...one, options: [option("rest"), option("dig")] })).toBeNull();
  });

  it("is a subset of everything", () => {
    const all = { ...payment, lo: 4, hi: 4, needs: [] };
    expect(onlyAnswer(all)).toEqual(["pay", [3, 3, 5, 9]]);
    expect(onlyAnswer(payment)).toBeNull();
    expect(onlyAnswer({ ...all, options: [option("pass")] })).toBeNull();
  });

  it("is a path where no step can be taken", () => {
    expect(onlyAnswer(route)).toBeNull();
    const end = { ...ways(["north", "vesta"]), path: [] };
    expect(onlyAnswer({ ...route, way: end })).toBeNull();
    expect(onlyAnswer({ ...route, way: end, options: [] })).toEqual(["fly", []]);
    expect(onlyAnswer({ ...route, way: { ...end, stuck: ways([]).stuck } })).toEqual(["wait"]);
  });

  it("is an amount without a range, or no amount at all", () => {
    const amount = question({ shape: "amount", verb: "bid", lo: 5, hi: 5 });
    expect(onlyAnswer(amount)).toEqual(["bid", 5]);
    expect(onlyAnswer({ ...amount, hi: 6 })).toBeNull();
    expect(onlyAnswer({ ...amount, hi: 4, options: [option("pass")] })).toEqual(["pass"]);
  });
});
