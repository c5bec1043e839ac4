import { describe, expect, it } from "vitest";
import type { RulebookSection } from "../../generated/protocol";
import { toHtml, toMarkedHtml } from "./markdown";
import { needed, search } from "./searching";

const sections: RulebookSection[] = [
  { id: "market", title: "Le marché", rank: 2, text: "À chaque ère, des améliorations arrivent.", when: [] },
  { id: "eras", title: "Ères", rank: 3, text: "La partie a trois époques.", when: [] },
  { id: "bid", title: "Enchères", rank: 3, text: "On offre au moins le prix.", when: [] },
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

describe("needed", () => {
  const [first] = sections;
  if (first === undefined) throw new Error("no section");
  const kicker = { ...first, id: "kicker", when: [{ kicker: [true], edition: ["classic"] }] };
  const book = [first, kicker, { ...first, id: "options" }];

  it("leaves out what the options of a table do not need", () => {
    expect(needed(book, { edition: "stronghold", kicker: false })).toEqual([first]);
    expect(needed(book, { edition: "stronghold", kicker: true })).toEqual([first, kicker]);
    expect(needed(book, { edition: "classic", kicker: false })).toEqual([first, kicker]);
  });

  const text = [
    "Always.",
    "In Classic. <!-- when edition=classic, edition=expert -->",
    "With kicker. <!-- when kicker -->",
    "",
    "<!-- when lobby -->",
    "Both editions:",
    "they differ.",
    "",
    "| | Classic <!-- when edition=classic --> | Stronghold <!-- when edition=stronghold --> |",
    "| --- | --- | --- |",
    "| cards | 5 | 10 |",
    "| kicker <!-- when kicker --> | 1 | 2 |",
  ].join("\n");
  const read = (options: Record<string, unknown> | null): string | undefined => needed([{ ...first, text }], options as never)[0]?.text;

  it("leaves out lines, columns and rows", () => {
    expect(read({ edition: "expert", kicker: true })).toBe("Always.\nIn Classic.\nWith kicker.\n\n\n| |\n| --- |\n| cards |\n| kicker  |");
    expect(read({ edition: "stronghold", kicker: false })).toBe("Always.\n\n\n| | Stronghold  |\n| --- | --- |\n| cards | 10 |");
    expect(read(null)).toContain("In Classic.\nWith kicker.\n\nBoth editions:\nthey differ.\n\n| | Classic  | Stronghold  |");
  });

  it("shows who has no table all but what is for programs", () => {
    expect(needed(book, null)).toEqual([first, kicker]);
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

  it("marks what was searched for, not what stands in tags", () => {
    expect(toMarkedHtml("À chaque [ère](#ere).", "ere")).toBe('<p>À chaque <a href="#ere"><mark>ère</mark></a>.</p>\n');
    expect(toMarkedHtml("a & b", "amp")).toBe("<p>a &amp; b</p>\n");
    expect(toMarkedHtml("## Mines & <eres>", "ere")).toBe("<h2>Mines &amp; &lt;<mark>ere</mark>s&gt;</h2>\n");
    expect(toMarkedHtml("39 o'clock", "39")).toBe("<p><mark>39</mark> o&#39;clock</p>\n");
  });
});
