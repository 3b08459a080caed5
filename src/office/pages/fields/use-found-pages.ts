import { useEffect, useState } from 'react';
import type { FoundPages } from '#src/domain/content/index.ts';
import { askPages } from './page-client.ts';

const pauseMs = 150;

/** The answer to a search; `found` is null if there was none. */
type Answer = { key: string; found: FoundPages | null };

/**
 * The pages with these words, asked for when typing pauses. While an answer is awaited, `found` is the one before.
 */
export function useFoundPages(words: string) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const key = `${attempt} ${words}`;
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const found = await askPages({ q: words }, stop.signal);
      if (!stop.signal.aborted) setAnswer({ key, found });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words, key]);
  const isLoading = answer?.key !== key;
  return {
    found: answer?.found ?? null,
    isLoading,
    isFailed: !isLoading && answer?.found === null,
    tryAgain: () => setAttempt((before) => before + 1),
  };
}
