type Network = EventTarget & { saveData?: boolean };

/**
 * Reports whether the visitor prefers reduced motion or data: at once, and when that changes. Returns a function that
 * stops it.
 */
export function watchPrefersLess(tell: (wantsLess: boolean) => void): () => void {
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const { connection } = navigator as Navigator & { connection?: Network }; // Not in every browser.
  let last: boolean | null = null;
  function look() {
    const wantsLess = motion.matches || connection?.saveData === true;
    if (wantsLess === last) return;
    last = wantsLess;
    tell(wantsLess);
  }
  const sources = [motion, connection];
  for (const source of sources) source?.addEventListener?.('change', look);
  look();
  return () => {
    for (const source of sources) source?.removeEventListener?.('change', look);
  };
}
