/** Turning with two fingers: every eighth of a circle is a quarter turn of the tile. */
import type { Attachment } from "svelte/attachments";

const STEP = Math.PI / 4;

export function twistAngle(touches: { clientX: number; clientY: number }[]): number | null {
  const [one, other] = touches;
  if (one === undefined || other === undefined) return null;
  return Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX);
}

/** The way from one angle to another, the short way round. */
export function between(from: number, to: number): number {
  return Math.atan2(Math.sin(to - from), Math.cos(to - from));
}

export function twisting(turn: (way: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: number | null = null;
    const follow = (event: TouchEvent): void => {
      const angle = twistAngle([...event.touches]);
      if (angle === null) {
        from = null;
        return;
      }
      event.preventDefault();
      from ??= angle;
      const way = between(from, angle);
      if (Math.abs(way) < STEP) return;
      from = angle;
      turn(way > 0 ? 1 : -1);
    };
    const stop = (): void => {
      from = null;
    };
    element.addEventListener("touchmove", follow, { passive: false });
    element.addEventListener("touchend", stop);
    return () => {
      element.removeEventListener("touchmove", follow);
      element.removeEventListener("touchend", stop);
    };
  };
}
