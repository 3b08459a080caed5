import { useSyncExternalStore } from 'react';
import type { EmbedName } from '#src/lib/embeds.ts';
import {
  asksNotToBeTracked,
  type Choices,
  consentKey,
  readChoices,
  writeChoices,
} from './consent.ts';

/** Null before the page's script runs: the same for everybody, so that pages can be cached. */
export type Consent = { choices: Choices; isRefused: boolean } | null;

const listeners = new Set<() => void>();
let held: { text: string | null; consent: Consent } | undefined;
/** If storage is refused, a choice lasts as long as the page. */
let spoken: string | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function storedConsent(): string | null {
  try {
    return localStorage.getItem(consentKey) ?? spoken;
  } catch {
    return spoken;
  }
}

/** The same object for the same text, as React requires. */
function snapshot(): Consent {
  const text = storedConsent();
  if (held?.text === text) return held.consent;
  const isRefused = asksNotToBeTracked(navigator);
  held = { text, consent: { choices: isRefused ? {} : readChoices(text, Date.now()), isRefused } };
  return held.consent;
}

/** This visitor's choices; updated in every page and tab. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, snapshot, () => null);
}

/** Stores a choice on this device. */
export function setConsent(name: EmbedName, isAllowed: boolean): void {
  const choices = { ...readChoices(storedConsent(), Date.now()), [name]: isAllowed };
  spoken = writeChoices(choices, Date.now());
  try {
    localStorage.setItem(consentKey, spoken);
  } catch {
    // Kept for this page only.
  }
  for (const listener of listeners) listener();
}
