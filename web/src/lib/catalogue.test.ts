/** The same cases as in `tests/test_text.py`: both sides must say the same. */
import { describe, expect, it } from "vitest";
import shellEnglish from "../../../src/cosmodrome/locale/en.ftl?raw";
import shellFrench from "../../../src/cosmodrome/locale/fr.ftl?raw";
import cargoEnglish from "../../../tests/toys/cargo/locale/en.ftl?raw";
import { Bundle, Catalogue, plain } from "./catalogue";

const names = ["Ann", "Bob"];
const english = new Catalogue([new Bundle("en", [shellEnglish], [cargoEnglish])]);
const french = new Catalogue([new Bundle("fr", [shellFrench]), new Bundle("en", [shellEnglish])]);
const card = (value: number) => ["card", { mass: value }];

describe("parameters become words", () => {
  it("seats are players, or numbers where nobody sits", () => {
    expect(english.say("passed", { seat: 1 }, names)).toBe("Bob passes.");
    expect(english.say("passed", { seat: { seat: 0 } }, names)).toBe("Ann passes.");
    expect(english.say("passed", { seat: 2 }, names)).toBe("Seat 3 passes.");
    expect(english.say("passed", { seat: -1 }, names)).toBe("The clock passes.");
    expect(english.say("not-your-decision", { waiting: [0, 1] }, names)).toMatch(/Ann, Bob\.$/u);
  });

  it("keys are translated, plain texts are not", () => {
    expect(english.say("cli-value", { value: "pass" })).toBe("Pass");
    expect(english.say("cli-value", { value: plain("pass") })).toBe("pass");
    expect(english.say("cli-value", { value: "no such key" })).toBe("no such key");
  });

  it("messages, lists and counts", () => {
    expect(english.say("cli-value", { value: ["drew-this", { card: card(3) }] })).toBe("You draw Mass 3.");
    const shipped = english.say("shipped", { seat: 0, cards: [card(2), card(5)], order: 6 }, names);
    expect(shipped).toBe("Ann ships Mass 2, Mass 5 for the order of 6.");
    expect(english.say("cli-value", { value: { pass: 2, cadet: 1 } })).toBe("2 Pass, 1 cadet");
  });

  it("what is empty is nothing", () => {
    for (const value of [[], null, {}]) expect(english.say("cli-value", { value })).toBe("nothing");
  });

  it("numbers are written the way the language does", () => {
    expect(english.say("cli-value", { value: 1234.5 })).toBe("1,234.5");
    expect(french.say("cli-value", { value: 2.5 })).toBe("2,5");
  });
});

describe("what a language lacks", () => {
  it("is said in English, and what that lacks as the key", () => {
    const catalogue = new Catalogue([
      new Bundle("fr", ["both = les deux"]),
      new Bundle("en", ["both = both\nhere = here"]),
    ]);
    expect(catalogue.say("both")).toBe("les deux");
    expect(catalogue.say("here")).toBe("here");
    expect(catalogue.has("here")).toBe(true);
    expect(catalogue.has("nowhere")).toBe(false);
    expect(french.say("no-such-message")).toBe("no-such-message");
  });

  it("names of cards can stay English", () => {
    const bundles = [new Bundle("fr", [], ["robots = Robots à tout faire"]), new Bundle("en", [], ["robots = Robots"])];
    expect(new Catalogue(bundles).say("robots")).toBe("Robots à tout faire");
    expect(new Catalogue(bundles, (key) => key === "robots").say("robots")).toBe("Robots");
  });
});

describe("a sentence in parts", () => {
  const game = new Catalogue([
    new Bundle(
      "en",
      [shellEnglish],
      ["bids = { $seat } bids { $bid } for { $upgrade }.\nrobots = Robots\nores = { $number } ore"],
    ),
  ]);

  it("keeps who and what it is about", () => {
    expect(game.parts(["bids", { seat: 1, bid: 50, upgrade: "robots" }], names)).toEqual([
      { text: "Bob", seat: 1 },
      { text: " bids 50 for " },
      { text: "Robots", id: "robots" },
      { text: "." },
    ]);
  });

  it("in lists and counts too, but not the shell's own words", () => {
    const parts = game.parts(["cli-value", { value: [["robots", {}], "nothing", { robots: 2 }] }], names);
    expect(parts).toEqual([
      { text: "Robots", id: "robots" },
      { text: ", nothing, 2 " },
      { text: "Robots", id: "robots" },
    ]);
  });
});
