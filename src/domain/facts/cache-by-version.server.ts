import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Ctx } from '#src/domain/context.ts';
import { type FactSubject, readFactVersions } from './fact-versions.server.ts';

type Held<Value> = { version: string; value: Promise<Value>; isRead: boolean };

/**
 * Reads once per version of the subjects, because reading and parsing takes many times as long as checking a version.
 * All requests share the value, so nobody may change it.
 */
export function cacheByVersion<Value>(
  subjects: readonly FactSubject[],
  read: (ctx: Ctx) => Promise<Value>,
): (ctx: Ctx) => Promise<Value> {
  const readEach = cacheEachByVersion<null, Value>(subjects, { most: 1, keyOf: () => '', read });
  return (ctx) => readEach(ctx, null);
}

type Reading<Query, Value> = {
  /** How many answers are remembered: those used last. */
  most: number;
  keyOf(query: Query): string;
  read(ctx: Ctx, query: Query): Promise<Value>;
};

/** The same for each of several queries. */
export function cacheEachByVersion<Query, Value>(
  subjects: readonly FactSubject[],
  { most, keyOf, read }: Reading<Query, Value>,
): (ctx: Ctx, query: Query) => Promise<Value> {
  const held = new LRUCache<string, Held<Value>>({ max: most });
  return async (ctx, query) => {
    if (mayHaveWritten(ctx, subjects)) return read(ctx, query);
    const versions = await readFactVersions(ctx);
    const version = subjects.map((subject) => versions.get(subject)).join();
    const key = keyOf(query);
    const known = held.get(key);
    const isKnown = known?.version === version;
    // Whoever still reads it may wait for the only session, which this transaction holds.
    if (is(ctx.db, PgTransaction)) return isKnown && known.isRead ? known.value : read(ctx, query);
    if (isKnown) return known.value;
    const reading = { version, value: read(ctx, query), isRead: false };
    held.set(key, reading);
    reading.value.then(
      () => {
        reading.isRead = true;
      },
      () => {
        if (held.peek(key) === reading) held.delete(key);
      },
    );
    return reading.value;
  };
}

/**
 * Versions are renewed when a transaction commits, so within one its own changes cannot be told from them. The
 * catalog is renewed with every statement: a transaction finds what its process already knows.
 */
function mayHaveWritten({ db }: Ctx, subjects: readonly FactSubject[]): boolean {
  return is(db, PgTransaction) && subjects.some((subject) => subject !== 'catalog');
}
