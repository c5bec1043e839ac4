/** How high a part of the board may be on a phone to be in sight at once, above the question. */
export class Room {
  /** In px. */
  height = $state(400);

  /** To be attached to the part: what scrolls it is its parent. */
  readonly measure = (part: HTMLElement): (() => void) | undefined => {
    const ground = part.parentElement;
    if (ground === null) return undefined;
    const look = new ResizeObserver(() => (this.height = ground.clientHeight - part.offsetTop));
    look.observe(ground);
    return () => look.disconnect();
  };

  /** The largest side of a space, so that so many rows are in sight beside what else takes so much; never too small for a finger to find. */
  cell(rows: number, taken: number, least = 26): number {
    return Math.max(least, Math.floor((this.height - taken) / rows));
  }
}
