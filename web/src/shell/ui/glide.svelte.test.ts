import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { glide } from "./glide";

afterEach(() => {
  vi.unstubAllGlobals();
  settings.motion = "auto";
});

interface Piece {
  element: HTMLElement;
  at: number;
  glides: ReturnType<typeof vi.fn>;
}

/** Something that stands so far to the right of what holds it. */
function piece(at: number): Piece {
  const glides = vi.fn(() => ({ cancel: vi.fn() }));
  const made = { element: Object.assign(document.createElement("i"), { animate: glides }), at, glides };
  Object.defineProperty(made.element, "offsetLeft", { get: () => made.at });
  Object.defineProperty(made.element, "offsetTop", { get: () => 0 });
  return made;
}

function hold(...pieces: Piece[]): HTMLElement {
  vi.stubGlobal("ResizeObserver", class {
    observe = vi.fn();
    disconnect = vi.fn();
  });
  const holder = document.createElement("div");
  holder.append(...pieces.map(({ element }) => element));
  return holder;
}

it("what moves because something has gone glides, what stays does not", async () => {
  settings.motion = "full";
  const [first, gone, last] = [piece(0), piece(100), piece(200)];
  const holder = hold(first, gone, last);
  const end = glide(holder);
  gone.element.remove();
  last.at = 100;
  await Promise.resolve();
  expect(first.glides).not.toHaveBeenCalled();
  expect(last.glides).toHaveBeenCalledWith([{ translate: "100px 0px" }, { translate: "0px 0px" }], expect.anything());
  end();
});

it("nothing glides for who wants no motion", async () => {
  settings.motion = "reduced";
  const [gone, last] = [piece(0), piece(100)];
  const holder = hold(gone, last);
  const end = glide(holder);
  gone.element.remove();
  last.at = 0;
  await Promise.resolve();
  expect(last.glides).not.toHaveBeenCalled();
  end();
});
