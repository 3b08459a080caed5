import type { Db } from '#src/db/client.ts';
import { isNoSpace, neededMegabytes } from '#src/lib/no-space.ts';
import { DomainError } from './errors.ts';
import { why } from './refusals.ts';

/** The refusal that an error of the disk or the database comes to; null for any other error. */
export function asStorageRefusal(error: unknown): DomainError | null {
  if (!isNoSpace(error)) return null;
  return new DomainError('no-space', why('disk.full', { megabytes: neededMegabytes }));
}

const writes = new Set<PropertyKey>(['insert', 'update', 'transaction']);

/** What PostgreSQL calls a full disk. Refused so, a write fails as it would a little later. */
const diskFull = '53100';

/**
 * A database that is read as before and refuses to be written to: what is left of the disk is for
 * its own upkeep, and for staff who sign in to make room. No verb of the shop refuses like this, so
 * nobody takes it for a build that is gone or a photo that is none.
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
