import { useSyncExternalStore } from 'react';

/**
 * Whether single letters act on a page (WCAG 2.1.4 asks for a way to turn them off). Chosen in the list of keys, for
 * this device: whoever dictates there, or has a keyboard with stuck keys, may work at another one without them.
 */
const storeKey = 'ironwood.office.letter-keys';

const listeners = new Set<() => void>();
/** If storage is refused, the choice lasts as long as the page. */
let chosen: string | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** On unless somebody turned them off. */
export function hasLetterKeys(): boolean {
  try {
    return (localStorage.getItem(storeKey) ?? chosen) !== 'off';
  } catch {
    return chosen !== 'off';
  }
}

/** The same for a part of a page, which follows the choice; false on the server, where no key is pressed. */
export function useLetterKeys(): boolean {
  return useSyncExternalStore(subscribe, hasLetterKeys, () => false);
}

export function setLetterKeys(isOn: boolean): void {
  chosen = isOn ? 'on' : 'off';
  try {
    localStorage.setItem(storeKey, chosen);
  } catch {
    // Storage is refused.
  }
  for (const listener of listeners) listener();
}
