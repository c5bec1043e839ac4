import { afterEach, expect, it, vi } from "vitest";
import { applySettings, isAnimated, isDark, settings } from "./settings.svelte";

afterEach(() => localStorage.clear());

it("what is set shows on the document and is kept", () => {
  settings.theme = "light";
  settings.textSize = 120;
  settings.palette = "patterns";
  settings.motion = "reduced";
  applySettings(document.documentElement);
  expect(document.documentElement.dataset).toMatchObject({ theme: "light", palette: "patterns", motion: "reduced" });
  expect(document.documentElement.style.getPropertyValue("--text-size")).toBe("1.2");
  expect(JSON.parse(localStorage.getItem("cosmodrome.set") ?? "")).toEqual({
    theme: "light",
    textSize: 120,
    palette: "patterns",
    motion: "reduced",
  });
  expect(isDark()).toBe(false);
  expect(isAnimated()).toBe(false);
});

it.each([
  ["what was only a default once is none any more", "cosmodrome.settings", true],
  ["what the reader has set stays", "cosmodrome.set", false],
])("%s", async (_, place, usual) => {
  localStorage.setItem(place, JSON.stringify({ theme: "light", sound: false, oneClick: false, answerForced: false }));
  vi.resetModules();
  const anew = await import("./settings.svelte");
  expect(anew.settings).toMatchObject({ theme: "light", sound: usual, oneClick: usual, answerForced: usual, volume: 60 });
});
