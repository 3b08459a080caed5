import { snapshotIdSchema } from '#src/domain/snapshots/index.ts';

/** A shared build by its id, or this browser's own current one. */
export type BuildKey = string;
export type AddProblem = 'no-link' | 'gone' | 'full';

export const mostBuilds = 3;

/** `?b=mine,7k2m…`: the builds that a URL compares, without duplicates, three at most. */
export function readKeys(value: string | null): BuildKey[] {
  const keys = (value ?? '').split(',').filter((key) => key === 'mine' || isId(key));
  return [...new Set(keys)].slice(0, mostBuilds);
}

/** The id in a pasted text: a whole link, or only its end; null if there is none. */
export function readAdded(typed: string): string | null {
  const words = typed.toLowerCase().split(/[^0-9a-z]+/);
  return words.find(isId) ?? null;
}

export function compareQuery(keys: readonly BuildKey[]): { b: string | undefined } {
  return { b: keys.length > 0 ? keys.join(',') : undefined };
}

function isId(text: string): boolean {
  return snapshotIdSchema.safeParse(text).success;
}
