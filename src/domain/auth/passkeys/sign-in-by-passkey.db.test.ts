import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditEntries } from '#src/db/schema/audit.ts';
import { authPasskeys, authSessions, authUsers } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';
import { collectLog } from '#tests/factories/log-lines.ts';
import type { DeviceFaults } from '#tests/factories/passkey-device.ts';
import { openPasskeyShop, passkeyFaults } from '#tests/factories/passkey-shop.ts';
import { asStaff, guest } from '#tests/factories/staff.ts';
import { totpCode } from '#tests/factories/totp.ts';
import {
  addPasskey,
  beginSecondFactor,
  confirmSecondFactor,
  disablePerson,
  listOwnPasskeys,
  requireSecondFactor,
  signIn,
  signInByPasskey,
} from '../index.server.ts';

// Runs on both engines: an answer that is sent twice at once.

const shop = await openPasskeyShop();
const { database, system, visitor, values, enter, enteredBy } = shop;
const { offerTo, addTo, ask, signInWith, pass, makeDevice } = shop;
const { password } = values;
const passkeys = () => database.db.select().from(authPasskeys);
const sessions = () => database.db.select().from(authSessions);
beforeEach(shop.begin);
afterAll(() => database.close());

test('a passkey is added with the password, and signs in without password and code', async () => {
  const entered = await enter();
  const { ctx, request } = entered;
  const { device, added } = await addTo(entered);
  expect(added).toBe('added');
  expect(await listOwnPasskeys(entered.ctx)).toMatchObject([
    { name: 'Chrome on Mac', lastUsedAt: null, otherHost: null },
  ]);

  const begun = await beginSecondFactor(ctx, { request, password });
  const uri = begun.kind === 'done' ? begun.done.uri : '';
  const code = totpCode(new URL(uri).searchParams.get('secret') ?? '');
  await confirmSecondFactor(ctx, { request, code });
  expect((await signIn(system, { request: guest, values })).kind).toBe('two-factor');

  const result = await signInWith(device.signIn(ask()));
  if (result.kind !== 'signed-in') throw new Error(result.kind);
  const { session: own } = await enteredBy(result.cookies);
  expect(own.actor).toMatchObject({ name: 'Dana Whitlock', role: 'owner' });
  expect(own.facts.isRemembered).toBe(true);
  const [passkey] = await passkeys();
  expect([passkey?.counter, passkey?.lastUsedAt]).toEqual([
    1,
    new Date(pass({ seconds: 0 }).epochMilliseconds),
  ]);
  const history = await database.db.select().from(auditEntries);
  expect(history.map(({ action }) => action)).toContain('auth.add-passkey');
  expect(history.at(-1)).toMatchObject({
    action: 'auth.sign-in',
    detail: { address: guest.ip, by: 'passkey' },
  });
});

test('without “Stay signed in here” the session lasts a day, and its cookie as long as the browser', async () => {
  const { device } = await addTo(await enter());
  const result = await signInWith(device.signIn(ask()), { isRemembered: false });
  if (result.kind !== 'signed-in') throw new Error(result.kind);
  const cookie = result.cookies.find((line) => line.startsWith('auth.session_token='));
  expect(cookie).not.toMatch(/max-age|expires/i);
  expect((await enteredBy(result.cookies)).session.facts.isRemembered).toBe(false);
});

test.each([
  ...passkeyFaults,
  ['with a passkey for another account', { handle: 'c29tZWJvZHkgZWxzZQ' }],
] as [string, DeviceFaults][])('the answer of a device %s signs nobody in', async (_, fault) => {
  const { device } = await addTo(await enter());
  const before = await sessions();
  expect(await signInWith(device.signIn(ask(), fault))).toEqual({ kind: 'refused' });
  expect(await sessions()).toEqual(before);
});

test('a copy of a device, which has signed less often, signs nobody in', async () => {
  const { device } = await addTo(await enter());
  expect(await signInWith(device.signIn(ask(), { counter: 7 }))).toMatchObject({
    kind: 'signed-in',
  });
  expect(await signInWith(device.signIn(ask(), { counter: 7 }))).toEqual({ kind: 'refused' });
  expect((await signInWith(device.signIn(ask(), { counter: 8 }))).kind).toBe('signed-in');
});

test('an answer signs in once, also when it is sent twice at the same moment', async () => {
  const { device } = await addTo(await enter());
  const answer = device.signIn(ask(), { counter: 0 });
  const both = await Promise.all([signInWith(answer), signInWith(answer)]);
  expect(both.map(({ kind }) => kind).sort()).toEqual(['late', 'signed-in']);
  expect(await signInWith(answer)).toEqual({ kind: 'late' });
});

test('a challenge is good for ten minutes, for its purpose and its account, and only if we made it', async () => {
  const entered = await enter();
  const { device } = await addTo(entered);
  const asked = ask();
  const now = pass({ minutes: 10 });
  expect(await signInWith(device.signIn(asked))).toEqual({ kind: 'late' });
  const forged = Buffer.from(`a.${now.epochMilliseconds + 60_000}.b`).toString('base64url');
  const offered = await offerTo(entered);
  for (const challenge of [forged, offered.challenge, 'x']) {
    expect(await signInWith(device.signIn({ challenge }))).toEqual({ kind: 'refused' });
  }
  const { ctx, request } = entered;
  const other = makeDevice();
  const answer = other.make({ ...offered, challenge: ask().challenge });
  expect(await addPasskey(ctx, { request, answer, name: 'Other' })).toBe('refused');
  const late = other.make(offered);
  pass({ minutes: 10 });
  expect(await addPasskey(ctx, { request, answer: late, name: 'Other' })).toBe('late');
  const someone = { ...asStaff(ctx, 'owner', 'Somebody') };
  const theirs = other.make(await offerTo(entered));
  expect(await addPasskey(someone, { request, answer: theirs, name: 'Other' })).toBe('refused');
  expect(await passkeys()).toHaveLength(1);
});

test.each(['', '{', '[]', 'null', '{"id":"a"}', 'x'.repeat(60_000)])(
  'what is no answer is refused: %.20s',
  async (answer) => {
    const { ctx, request } = await enter();
    expect(await signInWith(answer)).toEqual({ kind: 'refused' });
    expect(await addPasskey(ctx, { request, answer, name: 'x' })).toBe('refused');
  },
);

test('wrong answers are paused for their network, and logged without what identifies anybody', async () => {
  const { device } = await addTo(await enter());
  const { logger, lines } = collectLog();
  const logged: Ctx = { ...visitor, logger };
  const wrong = () =>
    signInByPasskey(logged, {
      request: guest,
      answer: device.signIn(ask(), { isVerified: false }),
      isRemembered: true,
    });
  const kinds = [];
  for (let attempt = 0; attempt < 6; attempt += 1) kinds.push((await wrong()).kind);
  expect(kinds).toEqual([...Array(5).fill('refused'), 'paused']);
  const elsewhere = { request: { ...guest, ip: '198.51.100.9' } };
  expect((await signInWith(device.signIn(ask()), elsewhere)).kind).toBe('signed-in');
  const events = lines.filter(({ kind }) => kind === 'security');
  expect(events.at(0)).toMatchObject({ event: 'sign-in.failed', by: 'passkey' });
  expect(events.at(-1)).toMatchObject({ event: 'sign-in.paused', by: 'passkey' });
  expect(JSON.stringify(events)).not.toContain(device.id);
  expect(JSON.stringify(events)).not.toContain(guest.ip);
});

test('somebody disabled is not signed in by a passkey, and no row of theirs outlives the account', async () => {
  const { device } = await addTo(await enter());
  const [dana] = await database.db.select().from(authUsers);
  await createSecondOwner();
  await disablePerson(asStaff(system, 'owner'), { id: dana?.id ?? '' });
  expect(await signInWith(device.signIn(ask()))).toEqual({ kind: 'refused' });
  expect(await sessions()).toEqual([]);
  await database.db.delete(authUsers).where(eq(authUsers.id, dana?.id ?? ''));
  expect(await passkeys()).toEqual([]);
});

async function createSecondOwner(): Promise<void> {
  const second = { id: 'second', name: 'Jo', email: 'jo@shop.example', role: 'owner' as const };
  await database.db.insert(authUsers).values(second);
}

test('a passkey does not stand in for a second factor that the shop requires, because the password still opens', async () => {
  const { device } = await addTo(await enter());
  await requireSecondFactor(asStaff(system, 'owner'), { isRequired: true });
  const result = await signInWith(device.signIn(ask()));
  if (result.kind !== 'signed-in') throw new Error(result.kind);
  const { session } = await enteredBy(result.cookies);
  expect([session.lacksFactor, session.actor.scopes]).toEqual([true, []]);
  await requireSecondFactor(asStaff(system, 'owner'), { isRequired: false });
});
