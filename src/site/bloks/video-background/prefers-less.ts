type Network = EventTarget & { saveData?: boolean };

/**
 * Tells whether the visitor asks for less motion or less data: at once, and when that changes.
 * Returns what stops it.
 */
export function watchPrefersLess(tell: (wantsLess: boolean) => void): () => void {
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const { connection } = navigator as Navigator & { connection?: Network }; // not in every browser
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
