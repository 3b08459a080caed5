import { type EditBlok, isBlok } from './story-tree.ts';

const key = 'ironwood-copied-part';

/** A copied part is stored in the browser, so that it can be pasted on another page too. */
export function copyToClipboard(store: Pick<Storage, 'setItem'>, blok: EditBlok): void {
  try {
    store.setItem(key, JSON.stringify(blok));
  } catch {}
}

export function findCopied(store: Pick<Storage, 'getItem'>): EditBlok | null {
  try {
    const blok: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return isBlok(blok) ? blok : null;
  } catch {
    return null;
  }
}
