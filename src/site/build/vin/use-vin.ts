import { useEffect, useRef, useState } from 'react';
import type { VinLook } from '#src/domain/vin/index.ts';
import { RequestError } from '#src/web/forms/send-form.ts';
import { browserApi } from '../saving/api-client.ts';

export type VinProgress = 'reading' | 'failed' | 'wait' | null;

/** The VIN as typed, and the query of what it says. */
export type ReadVin = { typed: string; query: URLSearchParams };

/**
 * Reads a VIN as soon as it is whole. It is posted, never part of an address, and an answer that comes after the next
 * character is dropped.
 */
export function useVin(
  { words, look }: { words: string; look: VinLook },
  onRead: (read: ReadVin) => void,
): VinProgress {
  const [progress, setProgress] = useState<VinProgress>(null);
  const newest = useRef(onRead);
  newest.current = onRead;
  useEffect(() => {
    if (look !== 'whole') return setProgress(null);
    const stop = new AbortController();
    setProgress('reading');
    browserApi()
      .readVin(words, stop.signal)
      .then(
        (query) => {
          if (stop.signal.aborted) return;
          setProgress(null);
          newest.current({ typed: words, query });
        },
        (error: unknown) => {
          if (stop.signal.aborted) return;
          setProgress(error instanceof RequestError && error.status === 429 ? 'wait' : 'failed');
        },
      );
    return () => stop.abort();
  }, [words, look]);
  return progress;
}
