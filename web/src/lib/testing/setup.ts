/** What the browser of the tests lacks. */
import { afterEach } from "vitest";

// a test looks at what is there, not at where it is drawn
Object.defineProperty(HTMLElement.prototype, "showPopover", { value: () => undefined });

afterEach(() => localStorage.clear());
