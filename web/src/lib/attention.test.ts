import { expect, it, vi } from "vitest";
import { showAttention } from "./attention";
import { play } from "./sound";

vi.mock("./sound", () => ({ play: vi.fn() }));

it("the title counts the tables that wait, the icon has a dot, and a new one sounds", () => {
  document.head.innerHTML = '<link rel="icon" href="/plain.svg">';
  const icon = document.querySelector("link");
  showAttention(0, "Cosmodrome");
  expect(document.title).toBe("Cosmodrome");
  showAttention(2, "Cosmodrome");
  expect(document.title).toBe("(2) Cosmodrome");
  expect(icon?.href).toContain(encodeURIComponent("#FFB547"));
  expect(play).toHaveBeenCalledOnce();
  showAttention(1, "Cosmodrome");
  expect(play).toHaveBeenCalledOnce();
  showAttention(2, "Cosmodrome", 1);
  expect(play).toHaveBeenCalledOnce();
  showAttention(0, "Cosmodrome");
  expect(icon?.href).not.toContain(encodeURIComponent("#FFB547"));
});
