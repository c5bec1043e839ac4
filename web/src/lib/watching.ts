/** Looking again now and then at what the server does not tell by itself. */

/** Look now and every so many milliseconds, unless nobody sees the page; what comes back ends it. */
export function watch(look: () => Promise<void>, every: number): () => void {
  const again = (): void => {
    if (document.visibilityState === "visible") void look();
  };
  again();
  const timer = setInterval(again, every);
  return () => clearInterval(timer);
}
