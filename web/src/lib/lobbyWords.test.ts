import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { lobbyWords } from "../../lobbyWords";
import { inLobby, words } from "./i18n.svelte";
import { settings } from "./settings.svelte";

const CATALOGUES = import.meta.glob<string>("../../../src/cosmodrome/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("the words of a game in the lobby", () => {
  it("are its name and options, with what they refer to, and no more", () => {
    const catalogue = "game-title = A game\ncard = Card\n# why\nold = Old { card }\noption-a-old =\n    { old },\n    twice\nlog = Said\n";
    expect(lobbyWords(catalogue)).toBe("game-title = A game\noption-a-old =\n    { old },\n    twice\nold = Old { card }\ncard = Card\n");
  });

  it.each(Object.keys(CATALOGUES))("say the same as the whole catalogue: %s", (file) => {
    const whole = new FluentBundle("en");
    whole.addResource(new FluentResource(CATALOGUES[file] ?? ""));
    const part = new FluentBundle("en");
    const few = new FluentResource(lobbyWords(CATALOGUES[file] ?? ""));
    part.addResource(few);
    expect(part.hasMessage("game-title")).toBe(true);
    for (const { id } of few.body) {
      const errors: Error[] = [];
      expect(part.getMessage(id)?.value).toEqual(whole.getMessage(id)?.value);
      part.formatPattern(part.getMessage(id)?.value ?? "", {}, errors);
      expect(errors.filter((error) => error instanceof ReferenceError && !error.message.includes("$"))).toEqual([]);
    }
  });

  it("stand in until all of them are there", async () => {
    settings.language = "en";
    await words.load(inLobby("race"));
    expect(words.of("race").say("game-title")).toBe("Race for the Galaxy");
    expect(words.of("race").say("edition-base")).toBe("Base game");
    expect(words.of("race").has("draft-needs-others")).toBe(false);
    await words.load("race");
    expect(words.of("race").has("draft-needs-others")).toBe(true);
  });
});
