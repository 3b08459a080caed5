import type { Db } from '#src/db/client.ts';
import { isNoSpace, neededMegabytes } from '#src/lib/no-space.ts';
import { DomainError } from './errors.ts';
import { why } from './refusals.ts';

/** The refusal for an error of the disk or the database; null for any other error. */
export function asStorageRefusal(error: unknown): DomainError | null {
  if (!isNoSpace(error)) return null;
  return new DomainError('no-space', why('disk.full', { megabytes: neededMegabytes }));
}

const writes = new Set<PropertyKey>(['insert', 'update', 'transaction']);

/** PostgreSQL's code for a full disk. Such a write fails now instead of a little later. */
const diskFull = '53100';

/**
 * A database that can be read but refuses writes: the remaining disk space is for its own maintenance, and for staff
 * who sign in to free some. No other refusal looks like this, so it is not mistaken for a missing build or an invalid
 * photo.
 */
export function refusingWrites(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      if (!writes.has(name)) return Reflect.get(target, name);
      return () => {
        throw Object.assign(new Error('what is left of the disk is kept free'), { code: diskFull });
      };
    },
  });
}
