/** What was typed into a long form, on this device only, in case a tab is closed or crashes. */
export type FormDraft = Readonly<Record<string, string>>;

type StoredDraft = { atMs: number; values: FormDraft };

const week = 7 * 24 * 60 * 60 * 1000;
const draftKey = (form: string) => `ironwood.draft.${form}`;

/** Stores it for seven days from now. */
export function saveDraft(form: string, values: FormDraft, nowMs: number): void {
  const kept: StoredDraft = { atMs: nowMs, values };
  quietly(() => localStorage.setItem(draftKey(form), JSON.stringify(kept)));
}

export function forgetDraft(form: string): void {
  quietly(() => localStorage.removeItem(draftKey(form)));
}

/** The stored draft, or null; an expired one is deleted when it is read. */
export function readDraft(form: string, nowMs: number): FormDraft | null {
  const kept = quietly<unknown>(() => JSON.parse(localStorage.getItem(draftKey(form)) ?? 'null'));
  if (!isStoredDraft(kept) || kept.atMs > nowMs || nowMs - kept.atMs > week) {
    forgetDraft(form);
    return null;
  }
  return kept.values;
}

function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { atMs, values } = value as Partial<StoredDraft>;
  const isText = (one: unknown) => typeof one === 'string';
  return (
    typeof atMs === 'number' && typeof values === 'object' && Object.values(values).every(isText)
  );
}

/** Without storage (private windows of some browsers) nothing is stored, and nothing breaks. */
function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
