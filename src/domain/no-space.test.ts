import { expect, test } from 'vitest';
import type { Db } from '#src/db/client.ts';
import { DomainError } from './errors.ts';
import { asStorageRefusal, refusingWrites } from './no-space.server.ts';

/** The result of writing to a database that refuses. */
function refusalOf(write: (db: Db) => unknown): unknown {
  try {
    return write(refusingWrites({ select: () => 'read' } as unknown as Db));
  } catch (error) {
    return error;
  }
}

test.each([
  ['insert', (db: Db) => db.insert({} as never)],
  ['update', (db: Db) => db.update({} as never)],
  ['transaction', (db: Db) => db.transaction(async () => undefined)],
])('%s fails as on a full disk, and as no refusal of the shop', (_, write) => {
  const error = refusalOf(write);
  expect(error).not.toBeInstanceOf(DomainError);
  expect(asStorageRefusal(error)).toMatchObject({ code: 'no-space' });
});

test('reading goes on', () => {
  expect(refusalOf((db) => db.select())).toBe('read');
});
