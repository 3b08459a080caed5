import type { Challenge } from 'altcha-lib';
import { useEffect, useState } from 'react';
import { guardNames } from './guard-names.ts';

/**
 * Solves the server's task while it is under attack, and sends the form again by itself, unless it was changed
 * meanwhile. True while it works.
 */
export function useProof(formId: string, task: Challenge | undefined): boolean {
  const [isProving, setProving] = useState(false);
  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (!task || !form) return;
    const stop = new AbortController();
    let isChanged = false;
    form.addEventListener('input', () => (isChanged = true), { signal: stop.signal });
    setProving(true);
    void import('./prove.ts')
      .then(({ prove }) => prove(task, stop.signal))
      .catch(() => null)
      .then((proof) => {
        if (stop.signal.aborted) return;
        setProving(false);
        const field = form.elements.namedItem(guardNames.proof);
        if (proof === null || !(field instanceof HTMLInputElement)) return;
        field.value = proof;
        if (!isChanged) form.requestSubmit();
      });
    return () => stop.abort();
  }, [formId, task]);
  return isProving;
}
