import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { fillTyped, isAsServed, readTyped } from './form-controls.ts';
import { forgetDraft, readDraft, saveDraft } from './form-draft.ts';
import type { FormStore } from './form-store.ts';

/** Long enough not to write at each key press, short enough for a tab that crashes. */
const keepAfterMs = 400;

export type DraftState = { isRestored: boolean; clear(): void };

/** Saves what is typed into a form on this device, restores it once, and deletes it when it was sent. */
export function useDraft(
  id: string,
  { store, isOn }: { store: FormStore; isOn: boolean },
): DraftState {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const form = document.forms.namedItem(id);
    if (!isOn || !form) return;
    const draft = isAsServed(form) ? readDraft(id, Date.now()) : null;
    if (draft && fillTyped(form, draft)) {
      store.lookSilently(new FormData(form));
      setRestored(true);
    }
    return saveWhileTyping(form);
  }, [id, store, isOn]);
  useForgetWhenSent(id, isOn);
  return {
    isRestored,
    clear() {
      forgetDraft(id);
      document.forms.namedItem(id)?.reset();
      setRestored(false);
    },
  };
}

function saveWhileTyping(form: HTMLFormElement): () => void {
  const stop = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    if (isAsServed(form)) forgetDraft(form.id);
    else saveDraft(form.id, readTyped(form), Date.now());
  };
  const listen = (target: EventTarget, type: string, act: () => void) =>
    target.addEventListener(type, act, { signal: stop.signal });
  listen(form, 'input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(keep, keepAfterMs);
  });
  listen(form, 'change', keep);
  return () => {
    clearTimeout(waiting);
    stop.abort();
  };
}

/** A form that is removed while its answer leads elsewhere was accepted. */
function useForgetWhenSent(id: string, isOn: boolean): void {
  const { state, formMethod } = useNavigation();
  const isArriving = useRef(false);
  isArriving.current = isOn && state === 'loading' && formMethod === 'POST';
  useEffect(
    () => () => {
      if (isArriving.current) forgetDraft(id);
    },
    [id],
  );
}
