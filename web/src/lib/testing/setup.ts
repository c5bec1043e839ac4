/** What the browser of the tests lacks. */
import { afterEach } from "vitest";

// a test looks at what is there, not at where it is drawn
for (const name of ["showPopover", "hidePopover"])
  Object.defineProperty(HTMLElement.prototype, name, { value: () => undefined });

afterEach(() => localStorage.clear());
