/** What somebody typed about themselves, for this visit, on this device only; never their consent. */
const key = 'ironwood.details';
const refusedKey = 'ironwood.refused';
const keptNames: readonly string[] = ['name', 'contact', 'preferred', 'note', 'vin'];

export type SavedDetails = [name: string, value: string][];

/** Sent to the page when queued details were refused. */
export const refusedEvent = 'ironwood:refused';

/** Without storage (private windows of some browsers) nothing is stored, and nothing breaks. */
export function saveDetails(fields: Iterable<[string, FormDataEntryValue]>): void {
  const kept = [...fields].filter(
    ([name, value]) => keptNames.includes(name) && typeof value === 'string',
  );
  quietly(() => sessionStorage.setItem(key, JSON.stringify(kept)));
}

export function readSavedDetails(): SavedDetails {
  const kept: unknown = quietly(() => JSON.parse(sessionStorage.getItem(key) ?? '[]'));
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((field: unknown): SavedDetails => {
    if (!Array.isArray(field)) return [];
    const [name, value] = field;
    return typeof name === 'string' && typeof value === 'string' ? [[name, value]] : [];
  });
}

/** The details have been delivered. */
export function forgetDetails(): void {
  quietly(() => sessionStorage.removeItem(key));
  forgetRefusal();
}

/** The server permanently refuses queued details: they go back into the form, with a message. */
export function saveRefused(fields: Iterable<[string, string]>): void {
  saveDetails(fields);
  quietly(() => sessionStorage.setItem(refusedKey, '1'));
  dispatchEvent(new Event(refusedEvent));
}

export function wasRefused(): boolean {
  return quietly(() => sessionStorage.getItem(refusedKey)) === '1';
}

export function forgetRefusal(): void {
  quietly(() => sessionStorage.removeItem(refusedKey));
  dispatchEvent(new Event(refusedEvent));
}

function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
