/** Which lines of a small card stay words. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { signs } from "./signs";

/** A card with room for so many lines in words, some of which matter most. */
function lay(lines: string[], room: number): string[] {
  const card = document.createElement("div");
  card.innerHTML = `<div>${lines.map((each) => `<span ${each}></span>`).join("")}</div>`;
  const powers = card.firstElementChild as HTMLElement;
  vi.spyOn(powers, "clientHeight", "get").mockReturnValue(room * 10);
  vi.spyOn(powers, "scrollHeight", "get").mockImplementation(() => {
    const brief = powers.querySelectorAll(":scope > .brief:not(.sign)").length;
    return powers.querySelectorAll(":scope > :not(.sign, .brief)").length * 10 + Math.ceil(brief / 2) * 10;
  });
  signs("read")(powers)?.();
  return [...powers.children].map(({ classList }) => ["sign", "brief"].find((each) => classList.contains(each)) ?? "words");
}

describe("lines of a small card", () => {
  afterEach(() => vi.restoreAllMocks());

  it("become signs from the last one", () => {
    expect(lay(["", "", ""], 3)).toEqual(["words", "words", "words"]);
    expect(lay(["", "", ""], 2)).toEqual(["words", "words", "sign"]);
  });

  it("stay words the longest where they matter most", () => {
    expect(lay(["", "", "data-last", "data-last", ""], 2)).toEqual(["sign", "sign", "words", "words", "sign"]);
    expect(lay(["data-last", "data-last"], 2)).toEqual(["words", "words"]);
  });

  it("are said in brief before they become signs where they matter most", () => {
    expect(lay(["", "data-last", "data-last"], 1)).toEqual(["sign", "brief", "brief"]);
    expect(lay(["", "data-last", "data-last", "data-last"], 1)).toEqual(["sign", "brief", "brief", "sign"]);
  });

  it("are said in brief at once where words of others are wanted as well", () => {
    const scored = ["data-last=brief", "data-last=brief"];
    expect(lay(["", ...scored], 3)).toEqual(["words", "words", "words"]);
    expect(lay(["", ...scored], 2)).toEqual(["words", "brief", "brief"]);
    expect(lay(["", ...scored], 1)).toEqual(["sign", "brief", "brief"]);
  });
});
