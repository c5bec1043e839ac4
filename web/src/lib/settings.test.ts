import { expect, it } from "vitest";
import { applySettings, isAnimated, isDark, settings } from "./settings.svelte";

it("what is set shows on the document and is kept", () => {
  settings.theme = "light";
  settings.textSize = 120;
  settings.palette = "patterns";
  settings.motion = "reduced";
  applySettings(document.documentElement);
  expect(document.documentElement.dataset).toMatchObject({ theme: "light", palette: "patterns", motion: "reduced" });
  expect(document.documentElement.style.getPropertyValue("--text-size")).toBe("1.2");
  expect(JSON.parse(localStorage.getItem("cosmodrome.settings") ?? "")).toMatchObject({
    theme: "light",
    textSize: 120,
  });
  expect(isDark()).toBe(false);
  expect(isAnimated()).toBe(false);
});
