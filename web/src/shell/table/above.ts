/** What opens above the bar ends where the window does, however high the bar stands on a phone: `{@attach above}`. */
export function above(popup: HTMLElement): (() => void) | undefined {
  const bar = popup.closest(".prompt");
  if (bar === null) return undefined;
  const look = (): void => popup.style.setProperty("--above", `${bar.getBoundingClientRect().top}px`);
  const observer = new ResizeObserver(look);
  observer.observe(bar);
  look();
  return () => observer.disconnect();
}
