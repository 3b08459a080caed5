import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authAttempts } from '#src/db/schema/auth.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { guest } from '#tests/factories/staff.ts';
import { withRealHashes } from '#tests/setup/cheap-passwords.ts';
import { createFirstOwner, readSession, signIn } from './index.server.ts';
import { cookiesAfter } from './index.ts';

const clock = { now: () => Temporal.Now.instant() };
const { database, ctx } = await openShop({ clock });
const right = { email: 'dana@ironwood.example', password: 'gravel-37-lantern', remember: true };

beforeAll(async () => {
  await createFirstOwner(ctx, { name: 'Dana Whitlock', ...right });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(authAttempts);
});

test('signing in makes another session than the one that the browser came with', async () => {
  const first = await signIn(ctx, { request: guest, values: right });
  const planted = cookiesAfter('', 'cookies' in first ? first.cookies : []);
  const result = await signIn(ctx, { request: { ...guest, cookie: planted }, values: right });
  const cookie = cookiesAfter(planted, 'cookies' in result ? result.cookies : []);
  const [before, after] = await Promise.all(
    [planted, cookie].map((one) => readSession(ctx, { ...guest, cookie: one })),
  );
  expect(after?.actor.name).toBe('Dana Whitlock');
  expect(after?.token).not.toBe(before?.token);
});

test.each([
  ['nothing', 'auth.session_token='],
  ['no signature', 'auth.session_token=abc'],
  ['a broken escape', 'auth.session_token=%E0%A4%A'],
  ['a signature of somebody else', `auth.session_token=${'a'.repeat(32)}.${'b'.repeat(43)}%3D`],
  ['far too much', `auth.session_token=${'a'.repeat(5 * 1024)}`],
  ['a prototype', '__proto__=x; constructor=y; auth.session_token=toString'],
  ['no pair', ';;;=;auth.session_token'],
  ['two forged values', 'auth.session_token=a.b; auth.session_token=c.d'],
])('a cookie with %s is nobody', async (_, cookie) => {
  expect(await readSession(ctx, { ...guest, cookie })).toBeNull();
});

test('an unknown address takes as long as a wrong password', async () => {
  const timeOf = async (email: string, ip: string) => {
    const from = performance.now();
    const values = { ...right, email, password: 'gravel-38-lantern' };
    await signIn(ctx, { request: { ...guest, ip }, values });
    return performance.now() - from;
  };
  const [known, unknown] = await withRealHashes(async () => {
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < 3; round += 1) {
      times[0].push(await timeOf(right.email, `192.0.2.${round}`));
      times[1].push(await timeOf(`nobody${round}@ironwood.example`, `198.51.100.${round}`));
    }
    return times.map((all) => all.toSorted((one, other) => one - other)[1] ?? 0);
  });
  // Without its own hash an unknown address would be answered in a tenth of the time.
  expect(unknown).toBeGreaterThan((known ?? 0) / 2);
  expect(unknown).toBeLessThan((known ?? 0) * 2);
});

test('a password of a megabyte is refused like any other', async () => {
  const values = { ...right, password: 'a'.repeat(1024 * 1024) };
  expect(await signIn(ctx, { request: guest, values })).toEqual({ kind: 'refused', triesLeft: 4 });
});
