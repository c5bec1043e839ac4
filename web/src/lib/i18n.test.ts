import { FluentResource } from "@fluent/bundle";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { formatAgo, formatNumber, playerNames, say, sayParts, words } from "./i18n.svelte";
import { settings } from "./settings.svelte";
import { seat } from "./testing/samples";

async function speak(language: string): Promise<void> {
  settings.language = language;
  await words.speak(language);
  flushSync();
}

beforeEach(async () => {
  settings.cardNames = "translated";
  await words.use("outpost", (key) => key === "heavy_equipment");
  await speak("en");
});

describe("the words", () => {
  it("are those of the shell, of its client and of the game", () => {
    expect(say("nothing")).toBe("nothing");
    expect(say("create-table")).toBe("Create table");
    expect(say("heavy_equipment")).toBe("Heavy Equipment");
  });

  it("follow the language at once", async () => {
    await speak("fr");
    expect(say("create-table")).toBe("Créer une table");
    expect(say("heavy_equipment")).not.toBe("Heavy Equipment");
    settings.cardNames = "original";
    expect(say("heavy_equipment")).toBe("Heavy Equipment");
  });

  it("of a game are unknown in the lobby, except when asked for", async () => {
    await words.use("");
    expect(say("heavy_equipment")).toBe("heavy_equipment");
    expect(words.of("outpost").say("heavy_equipment")).toBe("Heavy Equipment");
  });

  it("keep the things of the game apart", () => {
    const parts = sayParts(["bids", { seat: 0, bid: 30, upgrade: "heavy_equipment" }], ["Ada"]);
    expect(parts.map((part) => part.id ?? part.seat ?? part.text)).toEqual([
      0,
      " bids 30 for ",
      "heavy_equipment",
      ".",
    ]);
  });
});

it("bots are called by their seat, but never like a person", () => {
  const bot = seat({ kind: "bot", name: "", level: "commander" });
  expect(playerNames([seat(), bot, bot, seat({ kind: "open", name: "" })])).toEqual([
    "Ada",
    "Belka",
    "Strelka",
    "open seat",
  ]);
  expect(playerNames([seat({ name: "Belka" }), bot])).toEqual(["Belka", "Strelka"]);
  const visitor = seat({ kind: "bot", name: "", level: "visitor", bot: "Deep Thought", bot_of: "Ada" });
  expect(playerNames([visitor, { ...visitor, bot: "Ada" }, seat()])).toEqual(["Deep Thought", "Ada (bot)", "Ada"]);
});

it("numbers and times are written the way the language does", async () => {
  expect(formatNumber(1200)).toBe("1,200");
  expect(formatAgo(0, 7300)).toBe("2 hours ago");
  await speak("fr");
  expect(formatNumber(1200)).toBe("1\u202F200");
  expect(formatAgo(0, 120)).toBe("il y a 2 minutes");
});

describe("the catalogues of the client", () => {
  const files = import.meta.glob<string>(["../locale/*.ftl", "../shell/*/locale/*.ftl", "../games/*/locale/*.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const english = Object.keys(files).filter((path) => path.endsWith("/en.ftl"));
  const variables = (entry: unknown): string[] =>
    [...JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/gu)].map((found) => found[1] ?? "").sort();

  /** Every message with the variables it uses. */
  function messages(path: string): Record<string, string[]> {
    const file = files[path] ?? "";
    const { body } = new FluentResource(file);
    const found = body.map((entry): [string, string[]] => [entry.id, [...new Set(variables(entry))]]);
    expect(new Set(found.map(([id]) => id)).size, `${path}: a message is there twice`).toBe(found.length);
    const declared = file.split("\n").filter((each) => /^[a-z][\w-]* =/u.test(each)).length;
    expect(found.length, `${path}: a message can not be read`).toBe(declared);
    return Object.fromEntries(found);
  }

  it.each(english)("%s has the same messages in French", (path) => {
    expect(messages(path.replace(/en\.ftl$/u, "fr.ftl"))).toEqual(messages(path));
  });
});
