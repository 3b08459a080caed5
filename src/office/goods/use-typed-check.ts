import { type RefObject, useEffect } from 'react';
import { useFetcher } from 'react-router';

const pauseMs = 350;

type Asked = {
  /** The route that judges what is typed. */
  to: string;
  /** Of the saved part or line; null for a new one. */
  sku: string | null;
};

/** What the part or kit would do with what is typed, a moment after the last key; null before that, or if it says nothing. */
export function useTypedCheck<Check>(
  form: RefObject<HTMLFormElement | null>,
  { to, sku }: Asked,
): Check | null {
  const { load, data } = useFetcher<{ check: Check | null }>();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      if (!form.current) return;
      const fields = [...new FormData(form.current)].filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      const params = new URLSearchParams(fields);
      if (sku !== null) params.set('editing', sku);
      if (sku !== null) params.set('sku', sku);
      void load(`${to}?${params}`);
    };
    const later = () => {
      clearTimeout(waiting);
      waiting = setTimeout(ask, pauseMs);
    };
    const watched = form.current;
    watched?.addEventListener('input', later);
    return () => {
      clearTimeout(waiting);
      watched?.removeEventListener('input', later);
    };
  }, [form, to, sku, load]);
  return data?.check ?? null;
}
