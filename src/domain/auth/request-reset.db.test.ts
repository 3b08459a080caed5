import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditEntries } from '#src/db/schema/audit.ts';
import { authAttempts, authInvitations, authSessions, authUsers } from '#src/db/schema/auth.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import { requestCounts } from '#src/db/schema/requests.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Job } from '#src/domain/jobs.ts';
import { collectLog } from '#tests/factories/log-lines.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { asStaff, guest } from '#tests/factories/staff.ts';
import { totpCode } from '#tests/factories/totp.ts';
import {
  acceptReset,
  beginSecondFactor,
  changeOwnPassword,
  confirmSecondFactor,
  createFirstOwner,
  createResetLink,
  readLink,
  readSession,
  requestResetLink,
  sendResetLink,
  signIn,
  signInByLink,
} from './index.server.ts';
import { cookiesAfter } from './index.ts';

let now = Temporal.Now.instant();
const clock = { now: () => now };
const { database, ctx: system } = await openShop({ clock });
const { db } = database;
const values = { email: 'dana@ironwood.example', password: 'gravel-37-lantern', remember: true };
const next = 'three trucks at noon';
afterAll(() => database.close());

beforeEach(async () => {
  now = Temporal.Now.instant();
  const tables = [authUsers, authAttempts, authInvitations, auditEntries, mailMessages];
  for (const table of [...tables, requestCounts]) await db.delete(table);
  await createFirstOwner(system, { name: 'Dana Whitlock', ...values });
});

type Asked = { email: string; ip?: string; with?: Partial<Ctx> };

/** Asks for a link as a visitor. Returns the answer and the queued jobs, which have not run yet. */
async function ask({ email, ip = guest.ip, with: parts }: Asked) {
  const jobs: Job[] = [];
  const ctx: Ctx = {
    ...system,
    actor: { kind: 'visitor' },
    jobs: { enqueue: async (_, job) => void jobs.push(job) },
    ...parts,
  };
  return { result: await requestResetLink(ctx, { email, ip }), jobs };
}

/** Asks for a link and does what that queued. Returns the link's token, null if no mail was queued. */
async function tokenFor(email = values.email): Promise<string | null> {
  await db.delete(mailMessages);
  const { jobs } = await ask({ email });
  for (const job of jobs) if (job.name === 'mail-reset-link') await sendResetLink(system, job.data);
  const [mail] = await db.select().from(mailMessages);
  const { resetUrl = null } = (mail?.data ?? {}) as { resetUrl?: string };
  return resetUrl === null ? null : resetUrl.replace(`${system.origin}/reset/`, '');
}

async function enter(password = values.password) {
  const result = await signIn(system, { request: guest, values: { ...values, password } });
  if (result.kind !== 'signed-in') throw new Error(result.kind);
  const request = { ...guest, cookie: cookiesAfter('', result.cookies) };
  const session = await readSession(system, request);
  if (!session) throw new Error('no session');
  const ctx: Ctx = { ...system, actor: session.actor };
  return { ctx, request };
}

test('whoever asks gets a link by mail, in their language, which sets the password once', async () => {
  await db.update(authUsers).set({ locale: 'es' });
  await enter();
  const token = (await tokenFor(' Dana@Ironwood.example ')) ?? '';
  const [mail] = await db.select().from(mailMessages);
  expect(mail).toMatchObject({
    letter: 'account-reset',
    recipient: values.email,
    locale: 'es',
    data: { by: null, hours: 1 },
  });
  expect(await acceptReset(system, { token, password: next })).toEqual({ email: values.email });
  expect(await db.select().from(authSessions)).toEqual([]);
  await enter(next);
  await expect(acceptReset(system, { token, password: next })).rejects.toMatchObject({
    code: 'gone',
  });
  const history = await db.select().from(auditEntries);
  const acts = history.map(({ action, subjectName }) => `${action} ${subjectName}`);
  expect(acts).toContain('auth.request-reset Dana Whitlock');
  expect(acts).toContain('auth.reset-password Dana Whitlock');
  expect(JSON.stringify(history)).not.toContain(token);
});

test('the link works for an hour', async () => {
  const token = (await tokenFor()) ?? '';
  const isOpen = async () => (await readLink(system, { purpose: 'reset', token })) !== null;
  now = now.add({ minutes: 59 });
  expect(await isOpen()).toBe(true);
  now = now.add({ minutes: 1 });
  expect(await isOpen()).toBe(false);
});

test('a second factor is still asked for after it', async () => {
  const { ctx, request } = await enter();
  const begun = await beginSecondFactor(ctx, { request, password: values.password });
  const uri = begun.kind === 'done' ? begun.done.uri : '';
  const code = totpCode(new URL(uri).searchParams.get('secret') ?? '');
  await confirmSecondFactor(ctx, { request, code });
  await acceptReset(system, { token: (await tokenFor()) ?? '', password: next });
  const entered = await signInByLink(system, {
    request: guest,
    email: values.email,
    password: next,
  });
  expect(entered.kind).toBe('two-factor');
});

test('an unknown address and a disabled account get the same answer and the same work, and no mail', async () => {
  const known = await ask({ email: values.email });
  const unknown = await ask({ email: 'nobody@ironwood.example' });
  await db.update(authUsers).set({ disabledAt: new Date() });
  const disabled = await ask({ email: values.email });
  for (const { result, jobs } of [known, unknown, disabled]) {
    expect(result).toEqual({ kind: 'taken' });
    expect(jobs).toMatchObject([{ name: 'mail-reset-link' }]);
  }
  expect(unknown.jobs).toEqual(disabled.jobs);
  expect(await tokenFor('nobody@ironwood.example')).toBeNull();
  expect(await tokenFor()).toBeNull();
  // Disabled after asking, before the mail is written.
  for (const job of known.jobs)
    if (job.name === 'mail-reset-link') await sendResetLink(system, job.data);
  expect(await db.select().from(mailMessages)).toEqual([]);
  expect(await db.select().from(authInvitations)).toEqual([]);
});

test('a fourth request for an address in an hour is taken and does nothing, whether it has an account or not', async () => {
  for (const email of [values.email, 'nobody@ironwood.example']) {
    const asked = [];
    for (let request = 0; request < 4; request += 1) {
      asked.push(await ask({ email, ip: `198.51.100.${request}` }));
    }
    expect(asked.map(({ jobs }) => jobs.length)).toEqual([1, 1, 1, 0]);
    expect(asked.at(-1)?.result).toEqual({ kind: 'taken' });
  }
});

test('a network asks ten times in an hour; the log says so without the address', async () => {
  const { logger, lines } = collectLog();
  const kinds = [];
  for (let request = 0; request < 11; request += 1) {
    const { result } = await ask({ email: `a${request}@ironwood.example`, with: { logger } });
    kinds.push(result.kind);
  }
  expect(kinds).toEqual([...Array(10).fill('taken'), 'paused']);
  expect(lines).toMatchObject([{ event: 'reset.paused' }]);
  expect(JSON.stringify(lines)).not.toMatch(/ironwood\.example|192\.0\.2/);
  expect((await ask({ email: values.email, ip: '198.51.100.1' })).jobs).toHaveLength(1);
  const counted = JSON.stringify(await db.select().from(requestCounts));
  expect(counted).not.toContain('ironwood.example');
});

test('what is no address is refused before anything is counted', async () => {
  await expect(ask({ email: 'dana' })).rejects.toMatchObject({ issues: [{ path: ['email'] }] });
  expect(await db.select().from(requestCounts)).toEqual([]);
});

test('a new password ends every other link for one', async () => {
  const [first, second] = [await tokenFor(), await tokenFor()];
  await acceptReset(system, { token: second ?? '', password: next });
  expect(await readLink(system, { purpose: 'reset', token: first ?? '' })).toBeNull();
  const { ctx, request } = await enter(next);
  const third = (await tokenFor()) ?? '';
  await changeOwnPassword(ctx, { request, current: next, next: 'sunrise-52-canyon' });
  expect(await readLink(system, { purpose: 'reset', token: third })).toBeNull();
});

test('a link that an owner makes is mailed too, for a day, if the shop sends mail', async () => {
  const [dana] = await db.select().from(authUsers);
  const userId = dana?.id ?? '';
  const owner = asStaff(system, 'owner', 'Jo');
  const token = await createResetLink(owner, { userId });
  expect(await db.select().from(mailMessages)).toMatchObject([
    {
      recipient: values.email,
      data: { by: 'Jo', hours: 24, resetUrl: `${system.origin}/reset/${token}` },
    },
  ]);
  await createResetLink({ ...owner, sendsMail: false }, { userId });
  await sendResetLink({ ...system, sendsMail: false }, { userId });
  expect(await db.select().from(mailMessages)).toHaveLength(1);
});
