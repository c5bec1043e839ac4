import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { steady } from "./steady";

afterEach(() => vi.unstubAllGlobals());

it("what is steady never becomes smaller, until the text does", () => {
  let notice = (): void => undefined;
  class FakeObserver {
    constructor(seen: () => void) {
      notice = seen;
    }
    observe = () => notice();
    disconnect = vi.fn();
  }
  vi.stubGlobal("ResizeObserver", FakeObserver);
  vi.stubGlobal("innerHeight", 900);
  const node = document.createElement("div");
  const height = vi.spyOn(node, "offsetHeight", "get").mockReturnValue(120);
  const end = $effect.root(() => {
    $effect(() => steady(node));
  });
  flushSync();
  height.mockReturnValue(80);
  notice();
  expect(node.style.minHeight).toBe("120px");
  settings.textSize = 90;
  flushSync();
  expect(node.style.minHeight).toBe("80px");
  end();
});
