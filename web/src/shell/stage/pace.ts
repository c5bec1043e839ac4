/** How fast scenes play, as the reader has set it. */
import { isAnimated, settings, type Scenes } from "../../lib/settings.svelte";

const PACES: Record<Scenes, number> = { off: 0, swift: 2, normal: 1, slow: 0.6 };

/** How many times as fast as usual; 0: not at all, as where nobody looks. */
export function scenePace(): number {
  return isAnimated() && !document.hidden ? PACES[settings.scenes] : 0;
}
