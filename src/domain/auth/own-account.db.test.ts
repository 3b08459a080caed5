import { afterAll, beforeEach, expect, test } from 'vitest';
import { authAttempts, authSessions, authTwoFactors, authUsers } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { guest } from '#tests/factories/staff.ts';
import { totpCode } from '#tests/factories/totp.ts';
import {
  beginSecondFactor,
  changeOwnPassword,
  confirmSecondFactor,
  createFirstOwner,
  endOtherSessions,
  endSecondFactor,
  endSession,
  listOwnSessions,
  readSession,
  renameSelf,
  renewBackupCodes,
  type StaffSession,
  signIn,
  verifySecondFactor,
} from './index.server.ts';
import { type AuthRequest, cookiesAfter } from './index.ts';

const clock = { now: () => Temporal.Now.instant() };
const { database, ctx: system } = await openShop({ clock });
const values = { email: 'dana@ironwood.example', password: 'gravel-37-lantern', remember: true };

afterAll(() => database.close());

beforeEach(async () => {
  await database.db.delete(authUsers);
  await database.db.delete(authAttempts);
  await createFirstOwner(system, { name: 'Dana Whitlock', ...values });
});

type SignedIn = { request: AuthRequest; session: StaffSession; ctx: Ctx };

async function opened(cookie: string): Promise<SignedIn> {
  const request = { ...guest, cookie };
  const session = await readSession(system, request);
  if (!session) throw new Error('no session');
  return { request, session, ctx: { ...system, actor: session.actor } };
}

async function enter(): Promise<SignedIn> {
  const result = await signIn(system, { request: guest, values });
  if (result.kind !== 'signed-in') throw new Error(result.kind);
  return opened(cookiesAfter('', result.cookies));
}

function codeOf(uri: string): string {
  return totpCode(new URL(uri).searchParams.get('secret') ?? '');
}

async function withSecondFactor() {
  const { ctx, request } = await enter();
  const begun = await beginSecondFactor(ctx, { request, password: values.password });
  if (begun.kind !== 'done') throw new Error(begun.kind);
  const cookies = await confirmSecondFactor(ctx, { request, code: codeOf(begun.done.uri) });
  if (!cookies) throw new Error('code refused');
  return { ...begun.done, ...(await opened(cookiesAfter(request.cookie, cookies))) };
}

async function pendingSignIn(): Promise<AuthRequest> {
  const result = await signIn(system, { request: guest, values });
  if (result.kind !== 'two-factor') throw new Error(result.kind);
  return { ...guest, cookie: cookiesAfter('', result.cookies) };
}

test('a second factor is asked for once a code has proved it, and the password alone opens nothing', async () => {
  const { ctx, request } = await enter();
  const begun = await beginSecondFactor(ctx, { request, password: values.password });
  if (begun.kind !== 'done') throw new Error(begun.kind);
  expect(begun.done.uri).toMatch(/^otpauth:\/\/totp\/Ironwood/);
  expect(begun.done.backupCodes).toHaveLength(10);
  expect((await signIn(system, { request: guest, values })).kind).toBe('signed-in');
  expect(await confirmSecondFactor(ctx, { request, code: '000000' })).toBeNull();
  const code = codeOf(begun.done.uri);
  const cookies = await confirmSecondFactor(ctx, {
    request,
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect(cookies?.join()).toContain('auth.session_token=');
  const pending = await pendingSignIn();
  expect(pending.cookie).not.toContain('session_token');
  expect(await readSession(system, pending)).toBeNull();
});

test('the code finishes signing in; wrong ones count, and after five it begins again', async () => {
  const { uri } = await withSecondFactor();
  const request = await pendingSignIn();
  const send = (code: string) => verifySecondFactor(system, { request, code, trustDevice: false });
  expect(await send('000000')).toEqual({ kind: 'refused' });
  const result = await send(codeOf(uri));
  if (result.kind !== 'signed-in') throw new Error(result.kind);
  const { session } = await opened(cookiesAfter(request.cookie, result.cookies));
  expect(session).toMatchObject({ twoFactorEnabled: true, actor: { name: 'Dana Whitlock' } });
  const next = await pendingSignIn();
  const tries: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    const { kind } = await verifySecondFactor(system, {
      request: next,
      code: '000000',
      trustDevice: false,
    });
    tries.push(kind);
  }
  expect(tries).toEqual([...Array(5).fill('refused'), 'over']);
  const late = await verifySecondFactor(system, {
    request: next,
    code: codeOf(uri),
    trustDevice: false,
  });
  expect(late).toEqual({ kind: 'over' });
});

test('a code of the app opens one session, also when it is sent twice at the same moment', async () => {
  const { uri } = await withSecondFactor();
  const code = codeOf(uri);
  const send = async () => {
    const request = await pendingSignIn();
    return verifySecondFactor(system, { request, code, trustDevice: false });
  };
  const kinds = (await Promise.all([send(), send()])).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['over', 'signed-in']);
  const before = await database.db.select().from(authSessions);
  expect((await send()).kind).toBe('over');
  expect(await database.db.select().from(authSessions)).toHaveLength(before.length);
  const later = { ...system, clock: { now: () => Temporal.Now.instant().add({ minutes: 3 }) } };
  const request = await pendingSignIn();
  const again = await verifySecondFactor(later, { request, code, trustDevice: false });
  expect(again.kind).toBe('signed-in');
});

test('a backup code works once', async () => {
  const { backupCodes } = await withSecondFactor();
  const [code = ''] = backupCodes;
  const first = await verifySecondFactor(system, {
    request: await pendingSignIn(),
    code,
    trustDevice: false,
  });
  expect(first.kind).toBe('signed-in');
  const again = await verifySecondFactor(system, {
    request: await pendingSignIn(),
    code,
    trustDevice: false,
  });
  expect(again.kind).toBe('refused');
});

test('a device that is trusted is not asked again', async () => {
  const { uri } = await withSecondFactor();
  const request = await pendingSignIn();
  const result = await verifySecondFactor(system, {
    request,
    code: codeOf(uri),
    trustDevice: true,
  });
  if (result.kind !== 'signed-in') throw new Error(result.kind);
  const cookie = cookiesAfter(request.cookie, result.cookies);
  expect((await signIn(system, { request: { ...guest, cookie }, values })).kind).toBe('signed-in');
});

test('secrets of the second factor are not readable in the table', async () => {
  const { uri, backupCodes } = await withSecondFactor();
  const rows = JSON.stringify(await database.db.select().from(authTwoFactors));
  expect(rows).not.toContain(new URL(uri).searchParams.get('secret'));
  expect(rows).not.toContain(backupCodes[0]);
});

test('new backup codes and the end of the second factor ask for the password', async () => {
  const { ctx, request, backupCodes } = await withSecondFactor();
  const wrong = { request, password: 'gravel-38-lantern' };
  expect(await renewBackupCodes(ctx, wrong)).toEqual({ kind: 'refused' });
  expect(await endSecondFactor(ctx, wrong)).toEqual({ kind: 'refused' });
  const renewed = await renewBackupCodes(ctx, { request, password: values.password });
  expect(renewed.kind === 'done' && renewed.done.backupCodes).not.toEqual(backupCodes);
  const ended = await endSecondFactor(ctx, { request, password: values.password });
  expect(ended.kind).toBe('done');
  expect((await signIn(system, { request: guest, values })).kind).toBe('signed-in');
});

test('a new password needs the old one and signs out everywhere else', async () => {
  const elsewhere = await enter();
  const { ctx, request } = await enter();
  const next = 'three trucks at noon';
  expect(await changeOwnPassword(ctx, { request, current: 'not the one', next })).toEqual({
    kind: 'refused',
  });
  await expect(
    changeOwnPassword(ctx, { request, current: values.password, next: 'dana whitlock' }),
  ).rejects.toMatchObject({ issues: [{ message: 'password.common' }] });
  const changed = await changeOwnPassword(ctx, { request, current: values.password, next });
  if (changed.kind !== 'done') throw new Error(changed.kind);
  const cookie = cookiesAfter(request.cookie, changed.done.cookies);
  expect(await readSession(system, { ...guest, cookie })).not.toBeNull();
  expect(await readSession(system, elsewhere.request)).toBeNull();
  expect(await readSession(system, request)).toBeNull();
});

test('guessing the password inside a session is paused like outside', async () => {
  const { ctx, request } = await enter();
  const guess = () =>
    changeOwnPassword(ctx, { request, current: 'not the one', next: 'three trucks at noon' });
  for (let tries = 0; tries < 5; tries += 1) await guess();
  const paused = await guess();
  if (paused.kind !== 'paused') throw new Error(paused.kind);
  expect(Math.ceil(paused.seconds / 60)).toBe(15);
});

test('one sees one’s own sessions and ends them, never those of somebody else', async () => {
  const phone = await enter();
  const desk = await enter();
  const listed = await listOwnSessions(desk.ctx, desk);
  expect(listed.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
  await endSession(desk.ctx, { id: phone.session.id });
  expect(await readSession(system, phone.request)).toBeNull();
  await enter();
  expect(await endOtherSessions(desk.ctx, desk)).toBe(1);
  expect(await listOwnSessions(desk.ctx, desk)).toHaveLength(1);
  const actor = { ...desk.session.actor, userId: 'somebody-else' };
  await expect(endSession({ ...system, actor }, { id: desk.session.id })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('a name can be changed, but not to nothing', async () => {
  const { ctx, request } = await enter();
  await renameSelf(ctx, { name: ' Dana W. ' });
  expect((await readSession(system, request))?.actor.name).toBe('Dana W.');
  await expect(renameSelf(ctx, { name: '  ' })).rejects.toThrow();
});
