import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { CABIN, CANNON, lies, reference, ship, START } from "./fixtures";
import Ship from "./Ship.svelte";

// no words are loaded here: a message reads as its key

const built = ship([lies(START, 7, 7), lies(CABIN, 7, 8), lies(CANNON, 7, 6)]);

function space(key: string): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>(`[data-spot="${key}"]`);
  if (found === null) throw new Error(`no space ${key}`);
  return found;
}

describe("a ship", () => {
  it("has a button for every space, in reading order, and one stop for Tab", () => {
    render(Ship, { props: { reference, ship: built, seat: 0 } });
    const spaces = screen.getAllByRole("button");
    expect(spaces).toHaveLength(18);
    expect(spaces.map((each) => each.dataset.spot).slice(0, 4)).toEqual(["5-7", "6-6", "6-7", "6-8"]);
    expect(spaces.filter((each) => each.tabIndex === 0).map((each) => each.dataset.spot)).toEqual(["7-7"]);
  });

  it("answers only where it is lit, or open", () => {
    const onpick = vi.fn();
    render(Ship, { props: { reference, ship: built, seat: 0, lit: [[6, 7]], open: [[7, 8]], onpick } });
    for (const key of ["6-7", "7-8", "7-7"]) space(key).click();
    expect(onpick.mock.calls).toEqual([[[6, 7]], [[7, 8]]]);
    expect(space("6-7").classList.contains("lit")).toBe(true);
    expect(space("7-8").classList.contains("lit")).toBe(false);
    expect(space("7-7").getAttribute("aria-disabled")).toBe("true");
  });

  it("is walked through with arrow keys, over gaps", () => {
    render(Ship, { props: { reference, ship: built, seat: 0 } });
    space("9-6").focus();
    space("9-6").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(document.activeElement).toBe(space("9-8"));
    space("9-8").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    expect(document.activeElement).toBe(space("8-8"));
  });

  it("marks mistakes on tiles and between them", () => {
    const errors = [{ kind: "mismatch", spots: [[7, 6], [7, 7]] as [number, number][] }];
    const { container } = render(Ship, { props: { reference, ship: built, seat: 0, errors } });
    expect([...container.querySelectorAll<HTMLElement>(".wrong")].map((each) => each.dataset.spot)).toEqual(["7-6", "7-7"]);
    expect(container.querySelectorAll(".seam.upright")).toHaveLength(1);
  });
});
