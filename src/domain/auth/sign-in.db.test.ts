import { scryptSync } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authAccounts, authAttempts, authSessions, authUsers } from '#src/db/schema/auth.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { guest } from '#tests/factories/staff.ts';
import { withRealHashes } from '#tests/setup/cheap-passwords.ts';
import { prepareAccount } from './create-account.server.ts';
import {
  acceptReset,
  createFirstOwner,
  createRescueLink,
  readSession,
  renewSession,
  signIn,
  signInByLink,
  signOut,
} from './index.server.ts';
import { cookiesAfter, decideAccess } from './index.ts';

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

async function cookieOf(values = right, request = guest): Promise<string> {
  const result = await signIn(ctx, { request, values });
  if (result.kind !== 'signed-in') throw new Error(result.kind);
  return cookiesAfter(request.cookie, result.cookies);
}

function hashOf(password: string, salt: string): string {
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
  return scryptSync(password, salt, 64, cost).toString('hex');
}

test('the right password begins a session of the person, whatever the case of the address', async () => {
  const session = await readSession(ctx, { ...guest, cookie: await cookieOf() });
  expect(session?.actor).toMatchObject({
    kind: 'staff',
    name: 'Dana Whitlock',
    email: 'dana@ironwood.example',
    role: 'owner',
  });
  const [row] = await database.db.select().from(authSessions);
  expect(row).toMatchObject({ ipAddress: '192.0.2.7', userAgent: 'Firefox' });
});

test('cookies carry the prefix, cannot be read by scripts, and over https are of this host alone', async () => {
  const result = await signIn(ctx, { request: { ...guest, secure: true }, values: right });
  const cookies = 'cookies' in result ? result.cookies : [];
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-auth\./);
    expect(cookie).not.toMatch(/Domain/i);
    expect(cookie).toMatch(/Path=\/; HttpOnly; Secure; SameSite=Lax/);
  }
});

test('over https a cookie of the old name, which another host could have set, opens nothing', async () => {
  const result = await signIn(ctx, { request: { ...guest, secure: true }, values: right });
  const cookies = 'cookies' in result ? result.cookies : [];
  const secure = { ...guest, secure: true, cookie: cookiesAfter('', cookies) };
  expect((await readSession(ctx, secure))?.actor.name).toBe('Dana Whitlock');
  const renamed = { ...secure, cookie: secure.cookie.replaceAll('__Host-', '') };
  expect(await readSession(ctx, renamed)).toBeNull();
});

test('a session ends ninety days after signing in, however often it was used, and is swept away', async () => {
  const cookie = await cookieOf();
  const began = new Date(Date.now() - 91 * 24 * 3_600_000);
  await database.db.update(authSessions).set({ createdAt: began });
  const session = await readSession(ctx, { ...guest, cookie });
  const now = Date.now();
  expect(decideAccess({ page: 'staff', session: session?.facts ?? null, now })).toBe('reset');
  const later = { ...ctx, clock: { now: () => Temporal.Now.instant().add({ minutes: 11 }) } };
  const other = { ...guest, ip: '198.51.100.9' };
  await signIn(later, { request: other, values: right });
  const rows = await database.db.select().from(authSessions);
  expect(rows.map(({ createdAt }) => createdAt > began)).toEqual([true]);
});

test('a password is the same however its accents were typed, also against an older hash', async () => {
  const composed = 'añejo-camión-más-grúa';
  const [decomposed, wide] = [composed.normalize('NFD'), composed.replace('j', 'ｊ')];
  expect(decomposed).not.toBe(composed);
  const set = async (password: string) => {
    const token = await createRescueLink(ctx, { email: right.email });
    await acceptReset(ctx, { token, password });
  };
  for (const [stored, typed] of [
    [composed, decomposed],
    [decomposed, composed],
    [composed, wide],
  ] as const) {
    await set(stored);
    expect(await cookieOf({ ...right, password: typed })).toContain('auth.');
  }
  await set(right.password);
  // The format that the library has used since the first version.
  const salt = '00112233445566778899aabbccddeeff';
  const old = `${salt}:${hashOf(composed, salt)}`;
  await database.db.update(authAccounts).set({ password: old });
  const typed = { ...right, password: decomposed };
  expect(await withRealHashes(() => cookieOf(typed))).toContain('auth.');
  await set(right.password);
});

test('a password is kept as a hash that costs 32 MB of memory to make', async () => {
  const { passwordHash } = await withRealHashes(() =>
    prepareAccount({ ...right, name: 'Dana Whitlock', role: 'owner' }),
  );
  const [salt = '', key] = passwordHash.split(':');
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(key).toBe(hashOf(right.password, salt));
});

test('without "stay signed in" the browser forgets the session and it ends within a day', async () => {
  const result = await signIn(ctx, {
    request: guest,
    values: { ...right, remember: false },
  });
  const [token] = 'cookies' in result ? result.cookies : [];
  expect(token).toMatch(/^auth\.session_token=/);
  expect(token).not.toMatch(/Max-Age|Expires/);
  const [row] = await database.db.select().from(authSessions);
  const hours = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThanOrEqual(24);
});

test('a wrong password, an unknown address and a disabled account get the same message', async () => {
  const wrong = { ...right, password: 'gravel-38-lantern' };
  const unknown = { ...right, email: 'nobody@ironwood.example' };
  const request = (ip: string) => ({ ...guest, ip });
  const first = await signIn(ctx, { request: request('192.0.2.1'), values: wrong });
  const second = await signIn(ctx, { request: request('192.0.2.2'), values: unknown });
  await database.db.update(authUsers).set({ disabledAt: sql`now()` });
  const third = await signIn(ctx, { request: request('192.0.2.3'), values: right });
  await database.db.update(authUsers).set({ disabledAt: null });
  expect([first, second, third]).toEqual(Array(3).fill({ kind: 'refused', triesLeft: 4 }));
  expect(await database.db.select().from(authSessions)).toEqual([]);
});

test('the sixth try at an account waits, also with the right password, but not from elsewhere', async () => {
  const wrong = { ...right, password: 'gravel-38-lantern' };
  const left: unknown[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    left.push(await signIn(ctx, { request: guest, values: wrong }));
  }
  expect(left).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ kind: 'refused', triesLeft })));
  const sixth = await signIn(ctx, { request: guest, values: right });
  if (sixth.kind !== 'paused') throw new Error(sixth.kind);
  expect(Math.ceil(sixth.seconds / 60)).toBe(15);
  await expect(cookieOf(right, { ...guest, ip: '198.51.100.9' })).resolves.toContain('auth.');
});

/** Tries a wrong password on Dana's account from each network in turn; returns how many attempts were made. */
async function attack({ networks, rounds }: { networks: number; rounds: number }): Promise<number> {
  const values = { ...right, password: 'gravel-38-lantern' };
  let tried = 0;
  for (let round = 0; round < rounds; round += 1) {
    const results = await Promise.all(
      Array.from({ length: networks }, (_, network) =>
        signIn(ctx, { request: { ...guest, ip: `203.0.113.${network + 1}` }, values }),
      ),
    );
    tried += results.filter(({ kind }) => kind === 'refused').length;
  }
  return tried;
}

test('500 wrong passwords from 50 networks keep nobody out who comes from another one', async () => {
  expect(await attack({ networks: 50, rounds: 10 })).toBe(50 * 2);
  await expect(cookieOf(right, { ...guest, ip: '198.51.100.9' })).resolves.toContain('auth.');
}, 120_000);

test('one network’s refused tries leave the account its tries from elsewhere', async () => {
  expect(await attack({ networks: 1, rounds: 120 })).toBe(5);
  const wrong = { ...right, password: 'gravel-38-lantern' };
  const elsewhere = { ...guest, ip: '198.51.100.9' };
  expect(await signIn(ctx, { request: elsewhere, values: wrong })).toEqual({
    kind: 'refused',
    triesLeft: 4,
  });
  const neighbour = { ...guest, ip: '203.0.113.1' };
  const other = { ...wrong, email: 'nobody@ironwood.example' };
  expect(await signIn(ctx, { request: neighbour, values: other })).toMatchObject({ triesLeft: 4 });
});

test('a one-time link opens the shop from a network that has used up its tries', async () => {
  await attack({ networks: 1, rounds: 10 });
  const request = { ...guest, ip: '203.0.113.1' };
  const token = await createRescueLink(ctx, { email: right.email });
  const { email } = await acceptReset(ctx, { token, password: right.password });
  const result = await signInByLink(ctx, { request, email, password: right.password });
  expect(result.kind).toBe('signed-in');
});

test('a neighbour in the same IPv6 network counts along', async () => {
  const wrong = { ...right, password: 'gravel-38-lantern' };
  for (let tries = 1; tries <= 5; tries += 1) {
    await signIn(ctx, {
      request: { ...guest, ip: `2001:db8:1:2::${tries}` },
      values: wrong,
    });
  }
  const sixth = { ...guest, ip: '2001:db8:1:2:ffff::1' };
  expect(await signIn(ctx, { request: sixth, values: right })).toMatchObject({ kind: 'paused' });
  const elsewhere = { ...guest, ip: '2001:db8:1:3::1' };
  expect(await signIn(ctx, { request: elsewhere, values: right })).toMatchObject({
    kind: 'signed-in',
  });
});

test('what has expired is swept away by the next who signs in', async () => {
  const later = { ...ctx, clock: { now: () => Temporal.Now.instant().add({ hours: 24 * 32 }) } };
  await cookieOf();
  await signIn(ctx, {
    request: guest,
    values: { ...right, password: 'gravel-38-lantern' },
  });
  await signIn(later, { request: { ...guest, ip: '198.51.100.9' }, values: right });
  expect(await database.db.select().from(authSessions)).toHaveLength(1);
  const attempts = await database.db.select().from(authAttempts);
  expect(attempts.filter(({ key }) => key.includes('192.0.2.7'))).toEqual([]);
});

test('signing in well forgives the tries before it', async () => {
  const wrong = { ...right, password: 'gravel-38-lantern' };
  for (let tries = 0; tries < 4; tries += 1) await signIn(ctx, { request: guest, values: wrong });
  await cookieOf();
  expect(await signIn(ctx, { request: guest, values: wrong })).toEqual({
    kind: 'refused',
    triesLeft: 4,
  });
});

test('a forged or ended session is nobody', async () => {
  const cookie = await cookieOf();
  const forged = cookie.replace(/.(?=$|;)/, 'x');
  expect(await readSession(ctx, { ...guest, cookie: forged })).toBeNull();
  const forgotten = await signOut(ctx, { ...guest, cookie });
  expect(forgotten.join()).toMatch(/auth\.session_token=; Max-Age=0/);
  expect(await readSession(ctx, { ...guest, cookie })).toBeNull();
});

test('a brief session is renewed for a day and sends no lasting cookie', async () => {
  const cookie = await cookieOf({ ...right, remember: false });
  const request = { ...guest, cookie };
  const before = Date.now() - 40 * 60_000;
  await database.db
    .update(authSessions)
    .set({ updatedAt: new Date(before), expiresAt: new Date(before + 24 * 3_600_000) });
  const session = await readSession(ctx, request);
  if (!session) throw new Error('no session');
  expect(await renewSession(ctx, { request, session })).toEqual([]);
  const [row] = await database.db
    .select()
    .from(authSessions)
    .where(eq(authSessions.id, session.id));
  expect(row?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 23.9 * 3_600_000);
});
