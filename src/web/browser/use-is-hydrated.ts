import { useEffect, useState } from 'react';

/** False in the server's markup and until its script runs; for what has no place in a page without script. */
export function useIsHydrated(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}
