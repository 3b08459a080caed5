import type { Db } from '#src/db/client.ts';
import { isNoSpace, neededMegabytes } from '#src/lib/no-space.ts';
import { DomainError } from './errors.ts';

/** What staff and programs are told; forms of visitors have it in their own words. */
function noSpaceRefusal(): DomainError {
  return new DomainError(
    'no-space',
    `There is no space left on the server’s disk, so nothing was saved: about ${neededMegabytes} MB are needed. Free some, then send it again; what you typed is still here.`,
  );
}

/** The refusal that an error of the disk or the database comes to; null for any other error. */
export function asStorageRefusal(error: unknown): DomainError | null {
  return isNoSpace(error) ? noSpaceRefusal() : null;
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
