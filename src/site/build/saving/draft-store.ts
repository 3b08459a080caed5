import type { CompletedOptions } from '#src/domain/builds/index.ts';

/** A change for the server: choices by key, or a submitted form. */
export type Change =
  | {
      kind: 'choices';
      /** What was chosen. */
      meta: CompletedOptions;
      /** Everything completed at that time, as the page knew it. */
      all?: CompletedOptions;
    }
  | { kind: 'form'; path: string; fields: [name: string, value: string][] };

export type QueuedChange = Change & { id: string; buildId: string };

/** Changes of a build on this device that the server may not have yet, in order. */
export type DraftStore = {
  add(buildId: string, change: Change): void;
  list(buildId: string): QueuedChange[];
  remove(id: string): void;
};

type StoreParts = { storage(): Storage; now(): number };

export const queuePrefix = 'ironwood.queue.';

/** Marks on the device that the worker has something, so that checking is free if it has not. */
export const handedKey = 'ironwood.handed';

export function isHandedToWorker(): boolean {
  return quietly(() => localStorage.getItem(handedKey)) != null;
}

/**
 * Uses localStorage, because it is synchronous: a browser that is closed right after a choice loses nothing. Each
 * change has its own key, so that two tabs never overwrite each other. If storage is full or disabled, changes are
 * kept as long as the page lives.
 */
export function createDraftStore({ storage, now }: StoreParts): DraftStore {
  const unwritten = new Map<string, QueuedChange>();
  let count = 0;

  function list(buildId: string): QueuedChange[] {
    const stored = quietly(() => readAll(storage())) ?? [];
    return [...stored, ...unwritten.values()]
      .filter((change) => change.buildId === buildId)
      .sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  function remove(id: string): void {
    unwritten.delete(id);
    quietly(() => storage().removeItem(queuePrefix + id));
  }

  function add(buildId: string, change: Change): void {
    const id = `${stamp(now())}${stamp(count++).slice(-3)}${crypto.randomUUID().slice(0, 8)}`;
    const queued = { ...change, id, buildId };
    const outdated = list(buildId).filter((earlier) => isOutdated(earlier, change));
    const isWritten = quietly(() => {
      storage().setItem(queuePrefix + id, JSON.stringify(queued));
      return true;
    });
    if (!isWritten) unwritten.set(id, queued);
    for (const earlier of outdated) remove(earlier.id);
  }

  return { add, list, remove };
}

/** The queue of this device. */
export function deviceDrafts(): DraftStore {
  return createDraftStore({ storage: () => localStorage, now: Date.now });
}

/** Whether it is the form that turns the build into a lead. */
export function isDetails(change: Change): boolean {
  if (change.kind === 'choices') return false;
  return change.fields.some(([name, value]) => name === 'intent' && value === 'send');
}

/** The queued choices, the latest of each. */
export function waitingChoices(queue: readonly QueuedChange[]): CompletedOptions {
  return Object.assign({}, ...queue.map((one) => (one.kind === 'choices' ? one.meta : {})));
}

/** For each question only the latest answer is queued. */
function isOutdated(earlier: Change, change: Change): boolean {
  if (earlier.kind === 'form' || change.kind === 'form') {
    return earlier.kind === change.kind && 'path' in earlier && 'path' in change
      ? earlier.path === change.path
      : false;
  }
  return Object.keys(earlier.meta).every((key) => key in change.meta);
}

function readAll(storage: Storage): QueuedChange[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.flatMap((key) => {
    if (!key?.startsWith(queuePrefix)) return [];
    const change = quietly(() => JSON.parse(storage.getItem(key) ?? 'null') as unknown);
    return isQueued(change) ? [change] : [];
  });
}

// The server validates what is sent from here; this only recognizes our own entries.
function isQueued(value: unknown): value is QueuedChange {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value && 'buildId' in value && 'kind' in value)) return false;
  return value.kind === 'choices' ? 'meta' in value : 'path' in value && 'fields' in value;
}

/** Sorts as text in numeric order. */
function stamp(number: number): string {
  return number.toString(36).padStart(9, '0');
}

function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
