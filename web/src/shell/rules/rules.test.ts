import { describe, expect, it } from "vitest";
import type { RulebookSection } from "../../generated/protocol";
import { toHtml } from "./markdown";
import { search } from "./searching";

const sections: RulebookSection[] = [
  { id: "market", title: "Le marché", rank: 2, text: "À chaque ère, des améliorations arrivent." },
  { id: "eras", title: "Ères", rank: 3, text: "La partie a trois époques." },
  { id: "bid", title: "Enchères", rank: 3, text: "On offre au moins le prix." },
];

describe("search", () => {
  it("finds words whatever their accents and capitals, titles first", () => {
    expect(search(sections, "ERE").map((section) => section.id)).toEqual(["eras", "bid", "market"]);
  });

  it("wants all the words", () => {
    expect(search(sections, "offre prix").map((section) => section.id)).toEqual(["bid"]);
    expect(search(sections, "offre lune")).toEqual([]);
  });

  it("shows everything when nothing is wanted", () => {
    expect(search(sections, "  ")).toHaveLength(3);
  });
});

describe("toHtml", () => {
  it("makes links and tables", () => {
    expect(toHtml("See [the market](#market).")).toContain('<a href="#market">the market</a>');
    expect(toHtml("| a | b |\n|--|--|\n| 1 | 2 |")).toContain("<th>a</th>");
  });

  it("shows markup as text", () => {
    expect(toHtml("<script>alert(1)</script>")).not.toContain("<script>");
    expect(toHtml("a <img src=x onerror=y> b")).not.toContain("<img");
  });
});
