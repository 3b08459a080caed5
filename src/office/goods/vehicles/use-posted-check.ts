import { type RefObject, useEffect, useState } from 'react';
import { postForm } from './check-client.ts';

const pauseMs = 350;

/**
 * What the route answers to the whole form, a moment after the last key; null before that. It is posted, because the
 * form of a vehicle is longer than an address may be. An answer that a newer one overtakes is dropped.
 */
export function usePostedCheck<Check>(
  form: RefObject<HTMLFormElement | null>,
  to: string,
): Check | null {
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let asking = new AbortController();
    const ask = async () => {
      if (!form.current) return;
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      try {
        const answer = await postForm<Check>(form.current, { to, signal });
        if (answer !== null) setCheck(answer);
      } catch {
        // Without a network the check waits; saving says what is wrong.
      }
    };
    const later = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => void ask(), pauseMs);
    };
    const watched = form.current;
    watched?.addEventListener('input', later);
    return () => {
      clearTimeout(waiting);
      asking.abort();
      watched?.removeEventListener('input', later);
    };
  }, [form, to]);
  return check;
}
