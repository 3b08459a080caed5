import { type RefObject, useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { PartCategory } from '#src/domain/goods/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import type { PartCheck, TypedCheck } from './check-part.server.ts';

const pauseMs = 350;

/** What the part would do with what is typed, a moment after the last key; null before that, or if it says nothing. */
export function useTypedCheck(
  form: RefObject<HTMLFormElement | null>,
  { category, sku }: { category: PartCategory; sku: string | null },
): PartCheck | null {
  const { load, data } = useFetcher<TypedCheck>();
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
      void load(`${adminHrefs.partFit({ category })}?${params}`);
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
  }, [form, category, sku, load]);
  return data?.check ?? null;
}
