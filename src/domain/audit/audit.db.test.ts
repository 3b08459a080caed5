import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { scopesOf } from '#src/domain/auth/index.ts';
import type { Actor } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { listAudit, recordAudit } from './index.server.ts';

// Runs on both engines: time zones and search in SQL.

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function staff(name: string, role: 'owner' | 'editor'): Actor {
  const email = `${role}@ironwood.example`;
  return { kind: 'staff', userId: name, name, email, role, scopes: scopesOf(role) };
}

const as = (actor: Actor) => createTestContext(database.db, { actor });
const ana = staff('Ana', 'owner');

test('history is listed newest first, fifty at a time, with a cursor for older entries', async () => {
  for (let id = 1; id <= 60; id += 1) {
    const subject = { kind: 'story', id, name: `Page ${id}` };
    await recordAudit(as(ana), { action: 'content.save', subject });
  }
  const first = await listAudit(as(ana), {});
  expect(first.lines).toHaveLength(50);
  expect(first.lines[0]).toMatchObject({ actorName: 'Ana', subjectName: 'Page 60' });
  expect(first.hasMore).toBe(true);
  const next = await listAudit(as(ana), { before: first.lines.at(-1)?.id });
  expect(next.lines.map(({ subjectName }) => subjectName)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Page ${10 - index}`),
  );
  expect(next.hasMore).toBe(false);
});

test('it is searched by who did it and what it was done to, taken as it is written', async () => {
  const subject = { kind: 'story', id: 99, name: '100% steel_bumpers' };
  await recordAudit(as(staff('Teo', 'editor')), { action: 'content.publish', subject });
  const names = async (search: string) =>
    (await listAudit(as(ana), { search })).lines.map(({ subjectName }) => subjectName);
  expect(await names('teo')).toEqual(['100% steel_bumpers']);
  expect(await names('100%')).toEqual(['100% steel_bumpers']);
  expect(await names('1_0%')).toEqual([]);
  expect(await names('page 60')).toEqual(['Page 60']);
});

test('who may not read history is refused', async () => {
  await expect(listAudit(as(staff('Teo', 'editor')), {})).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(listAudit(as({ kind: 'visitor' }), {})).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});
