import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditEntries } from '#src/db/schema/audit.ts';
import { authAttempts, authUsers, authVerifications } from '#src/db/schema/auth.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import { requestCounts } from '#src/db/schema/requests.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { guest } from '#tests/factories/staff.ts';
import { totpCode } from '#tests/factories/totp.ts';
import {
  askOwners,
  beginSecondFactor,
  confirmSecondFactor,
  createFirstOwner,
  readSession,
  signIn,
} from './index.server.ts';
import { cookiesAfter } from './index.ts';

const clock = { now: () => Temporal.Now.instant() };
const { database, ctx: system } = await openShop({ clock });
const { db } = database;
const values = { email: 'dana@ironwood.example', password: 'gravel-37-lantern', remember: true };
afterAll(() => database.close());

beforeEach(async () => {
  const tables = [authUsers, authAttempts, authVerifications, auditEntries, mailMessages];
  for (const table of [...tables, requestCounts]) await db.delete(table);
  await createFirstOwner(system, { name: 'Dana Whitlock', ...values });
});

/** Dana with a second factor, who has typed the password and is asked for the code. */
async function waitForCode() {
  const first = await signIn(system, { request: guest, values });
  const request = { ...guest, cookie: cookiesAfter('', 'cookies' in first ? first.cookies : []) };
  const session = await readSession(system, request);
  const ctx = { ...system, actor: session?.actor ?? system.actor };
  const begun = await beginSecondFactor(ctx, { request, password: values.password });
  const uri = begun.kind === 'done' ? begun.done.uri : '';
  const code = totpCode(new URL(uri).searchParams.get('secret') ?? '');
  await confirmSecondFactor(ctx, { request, code });
  const second = await signIn(system, { request: guest, values });
  if (second.kind !== 'two-factor') throw new Error(second.kind);
  return { ...guest, cookie: cookiesAfter('', second.cookies) };
}

const owner = (id: string, locale: 'en' | 'es' = 'en') => ({
  ...{ id, locale, name: id, email: `${id}@shop.example` },
  role: 'owner' as const,
});
const mails = () => db.select().from(mailMessages).orderBy(mailMessages.recipient);

test('the other owners are mailed, in their languages, once in an hour', async () => {
  const request = await waitForCode();
  await db
    .insert(authUsers)
    .values([
      owner('jo'),
      owner('luz', 'es'),
      { ...owner('max'), role: 'manager' },
      { ...owner('gone'), disabledAt: new Date() },
    ]);
  expect([await askOwners(system, request), await askOwners(system, request)]).toEqual([
    'asked',
    'asked',
  ]);
  const data = {
    ...{ name: 'Dana Whitlock', email: values.email },
    peopleUrl: `${system.origin}/admin/people`,
  };
  expect(await mails()).toMatchObject([
    { letter: 'account-factor-help', recipient: 'jo@shop.example', locale: 'en', data },
    { letter: 'account-factor-help', recipient: 'luz@shop.example', locale: 'es', data },
  ]);
  const history = await db.select().from(auditEntries);
  expect(history.filter(({ action }) => action === 'auth.ask-owners')).toMatchObject([
    { subjectName: 'Dana Whitlock' },
  ]);
});

test('the only owner is told that there is nobody to ask', async () => {
  expect(await askOwners(system, await waitForCode())).toBe('alone');
  expect(await mails()).toEqual([]);
});

test('nobody is mailed for somebody who has not typed the password, or too long ago', async () => {
  const request = await waitForCode();
  await db.insert(authUsers).values(owner('jo'));
  const forged = { ...guest, cookie: request.cookie.replace(/two_factor=[^;]*/, 'two_factor=a.b') };
  expect(forged.cookie).not.toBe(request.cookie);
  expect(await askOwners(system, guest)).toBe('over');
  expect(await askOwners(system, forged)).toBe('over');
  await db.update(authVerifications).set({ expiresAt: new Date(Date.now() - 1000) });
  expect(await askOwners(system, request)).toBe('over');
  expect(await mails()).toEqual([]);
});
