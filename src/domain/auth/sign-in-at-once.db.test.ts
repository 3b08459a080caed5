import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authAttempts, authSessions } from '#src/db/schema/auth.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { guest } from '#tests/factories/staff.ts';
import { createFirstOwner, readSession, renewSession, signIn } from './index.server.ts';
import { cookiesAfter } from './index.ts';

// Runs on both engines: simultaneous attempts and renewals.

const clock = { now: () => Temporal.Now.instant() };
const { database, ctx } = await openShop({ clock });
const right = { email: 'Dana@ironwood.example', password: 'gravel-37-lantern', remember: true };

beforeAll(async () => {
  await createFirstOwner(ctx, { name: 'Dana Whitlock', ...right });
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.db.delete(authAttempts);
  await database.db.delete(authSessions);
});

async function cookieOf(): Promise<string> {
  const result = await signIn(ctx, { request: guest, values: right });
  if (result.kind !== 'signed-in') throw new Error(result.kind);
  return cookiesAfter(guest.cookie, result.cookies);
}

test('tries that come at once count like tries one by one', async () => {
  const wrong = { ...right, password: 'gravel-38-lantern' };
  const results = await Promise.all(
    Array.from({ length: 12 }, () => signIn(ctx, { request: guest, values: wrong })),
  );
  expect(results.filter(({ kind }) => kind === 'refused')).toHaveLength(5);
});

test('renewing begins a new access period; many at once renew once; a session that is gone cannot', async () => {
  const cookie = await cookieOf();
  const old = new Date(Date.now() - 40 * 60_000);
  await database.db.update(authSessions).set({ updatedAt: old });
  const request = { ...guest, cookie };
  const session = await readSession(ctx, request);
  if (!session) throw new Error('no session');
  const renewals = await Promise.all(
    Array.from({ length: 5 }, () => renewSession(ctx, { request, session })),
  );
  expect(new Set(renewals).size).toBe(1);
  expect(renewals[0]?.join()).toMatch(/auth\.session_token=.*Max-Age=2592000/);
  const after = await readSession(ctx, request);
  expect(after?.facts.renewedAt).toBeGreaterThan(Date.now() - 5_000);
  await database.db.delete(authSessions);
  expect(await renewSession(ctx, { request, session })).toBeNull();
});
