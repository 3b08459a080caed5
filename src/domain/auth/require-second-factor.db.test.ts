import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#src/db/schema/audit.ts';
import { authAttempts, authUsers } from '#src/db/schema/auth.ts';
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { asStaff, guest } from '#tests/factories/staff.ts';
import { totpCode } from '#tests/factories/totp.ts';
import {
  acceptReset,
  beginSecondFactor,
  confirmSecondFactor,
  createFirstOwner,
  createRescueLink,
  readFactorRule,
  readSession,
  requireSecondFactor,
  signIn,
  signInByLink,
} from './index.server.ts';
import { cookiesAfter, type StaffRole, scopesOf } from './index.ts';

const clock = { now: () => Temporal.Now.instant() };
const { database, ctx: system } = await openShop({ clock });
const values = { email: 'dana@ironwood.example', password: 'gravel-37-lantern', remember: true };
const owner = asStaff(system, 'owner');

beforeAll(async () => {
  await createFirstOwner(system, { name: 'Dana Whitlock', ...values });
});
afterAll(() => database.close());

async function enter() {
  await database.db.delete(authAttempts);
  const result = await signIn(system, { request: guest, values });
  if (result.kind !== 'signed-in') throw new Error(result.kind);
  const request = { ...guest, cookie: cookiesAfter('', result.cookies) };
  const session = await readSession(system, request);
  if (!session) throw new Error('no session');
  return { request, session, ctx: { ...system, actor: session.actor } };
}

const becomes = (role: StaffRole) => database.db.update(authUsers).set({ role });

test('where there is no shop yet, and in a shop that never chose, nobody has to', async () => {
  expect((await enter()).session.lacksFactor).toBe(false);
  await seedSettings(system, siteFile);
  expect(await readFactorRule(owner)).toBe(false);
  expect((await enter()).session.lacksFactor).toBe(false);
});

test('only who manages people may require it', async () => {
  const manager = asStaff(system, 'manager');
  const refused = { code: 'forbidden' };
  await expect(requireSecondFactor(manager, { isRequired: true })).rejects.toMatchObject(refused);
  await expect(readFactorRule(manager)).rejects.toMatchObject(refused);
});

test('required, an owner or a manager without it may do nothing, also in a session that is open', async () => {
  const open = await enter();
  await requireSecondFactor(owner, { isRequired: true });
  const [entry] = (await database.db.select().from(auditEntries)).slice(-1);
  expect(entry?.action).toBe('auth.require-second-factor');
  for (const [role, scopes] of [
    ['owner', []],
    ['manager', []],
    ['editor', scopesOf('editor')],
    ['front-desk', scopesOf('front-desk')],
  ] as const) {
    await becomes(role);
    const session = await readSession(system, open.request);
    expect(session?.actor.scopes, role).toEqual(scopes);
    expect(session?.lacksFactor, role).toBe(scopes.length === 0);
  }
  await becomes('owner');
  expect((await enter()).session.lacksFactor).toBe(true);
});

test('setting it up gives them their role back at once, and the shell’s link leads in again', async () => {
  const { ctx, request } = await enter();
  const begun = await beginSecondFactor(ctx, { request, password: values.password });
  if (begun.kind !== 'done') throw new Error(begun.kind);
  const code = totpCode(new URL(begun.done.uri).searchParams.get('secret') ?? '');
  const cookies = await confirmSecondFactor(ctx, { request, code });
  const after = { ...guest, cookie: cookiesAfter(request.cookie, cookies ?? []) };
  expect(await readSession(system, after)).toMatchObject({
    lacksFactor: false,
    actor: { scopes: scopesOf('owner') },
  });
  const token = await createRescueLink(system, { email: values.email });
  const { email } = await acceptReset(system, { token, password: values.password });
  const result = await signInByLink(system, { request: guest, email, password: values.password });
  if (result.kind !== 'signed-in') throw new Error(result.kind);
  const rescued = { ...guest, cookie: cookiesAfter('', result.cookies) };
  expect((await readSession(system, rescued))?.lacksFactor).toBe(true);
  const again = { ...system, actor: (await readSession(system, rescued))?.actor ?? system.actor };
  const renewed = await beginSecondFactor(again, { request: rescued, password: values.password });
  expect(renewed.kind).toBe('done');
});

test('made optional again, the password is enough', async () => {
  await requireSecondFactor(owner, { isRequired: false });
  expect((await enter()).session.lacksFactor).toBe(false);
});
