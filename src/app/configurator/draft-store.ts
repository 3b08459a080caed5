import type { CompletedOptions } from '#src/domain/builds/index.ts';

/** What this device has of a build and the server may not have yet. */
export type Draft = { buildId: string; completedOptions: CompletedOptions };

export type DraftStore = {
  read(buildId: string): CompletedOptions | null;
  write(draft: Draft): void;
  clear(): void;
};

const key = 'ironwood.build';

/**
 * Keeps choices that could not be sent. Storage that is full or switched off loses nothing but
 * this copy: the choice is still on the page and goes with its form.
 */
export function createDraftStore(storage: () => Storage): DraftStore {
  return {
    read: (buildId) => quietly(() => parseDraft(storage().getItem(key), buildId)) ?? null,
    write: (draft) => void quietly(() => storage().setItem(key, JSON.stringify(draft))),
    clear: () => void quietly(() => storage().removeItem(key)),
  };
}

// The server parses what is sent from here; a draft of another build is none of this one's.
function parseDraft(text: string | null, buildId: string): CompletedOptions | null {
  const draft: unknown = JSON.parse(text ?? 'null');
  if (typeof draft !== 'object' || draft === null) return null;
  if (!('buildId' in draft) || draft.buildId !== buildId) return null;
  const options = 'completedOptions' in draft ? draft.completedOptions : null;
  return typeof options === 'object' ? (options as CompletedOptions | null) : null;
}

function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
