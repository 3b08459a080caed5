import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { authAttempts, authUsers } from '#src/db/schema/auth.ts';
import { collectLog } from '#tests/factories/log-lines.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { guest, staffActor } from '#tests/factories/staff.ts';
import { recordAudit } from './audit/index.server.ts';
import { changeRole, createFirstOwner, invitePerson, signIn } from './auth/index.server.ts';
import { readStatusToken, statusToken } from './careers/status-token.server.ts';

const log = collectLog();
const clock = { now: () => Temporal.Now.instant() };
const { database, ctx: system } = await openShop({ clock, logger: log.logger });
const owner = { ...system, actor: staffActor('owner', 'Dana') };
const right = { email: 'dana.secret@ironwood.example', password: 'gravel-37-lantern' };
const personal = /dana|ironwood\.example|192\.0\.2|gravel|luis|whitlock/i;

beforeAll(async () => {
  await createFirstOwner(system, { name: 'Dana Whitlock', ...right });
  log.takeEvents();
});
afterAll(() => database.close());
afterEach(async () => {
  await database.db.delete(authAttempts);
});

const enter = (password: string) =>
  signIn(system, { request: guest, values: { ...right, password, remember: true } });

test('failed sign-ins, the pause and a success are events, of one account and one network', async () => {
  for (let tries = 0; tries < 6; tries += 1) await enter('gravel-38-lantern');
  expect(JSON.stringify(log.lines)).not.toMatch(personal);
  const [first, last] = [log.lines[0], log.lines.at(-1)];
  expect(first).toMatchObject({ level: 'warn', kind: 'security', event: 'sign-in.failed' });
  expect(last).toMatchObject({ source: first?.source, account: first?.account });
  expect(log.takeEvents()).toEqual([...Array(5).fill('sign-in.failed'), 'sign-in.paused']);
  await database.db.delete(authAttempts);
  await enter(right.password);
  expect(JSON.stringify(log.lines)).not.toMatch(personal);
  expect(log.takeEvents()).toEqual(['auth.sign-in']);
});

test('another network and another account have other pseudonyms', async () => {
  await enter('gravel-38-lantern');
  await signIn(system, {
    request: { ...guest, ip: '198.51.100.9' },
    values: { email: 'luis@ironwood.example', password: 'x', remember: true },
  });
  const [one, other] = log.lines;
  expect(one?.source).not.toBe(other?.source);
  expect(one?.account).not.toBe(other?.account);
  log.takeEvents();
});

test('a changed role and an invitation are events that name nobody', async () => {
  const [{ id } = { id: '' }] = await database.db.select().from(authUsers);
  await invitePerson(owner, { email: 'luis@ironwood.example', role: 'owner' });
  await changeRole(owner, { id, role: 'owner' });
  expect(log.lines.at(-1)).toMatchObject({ level: 'info', event: 'auth.change-role', subject: id });
  const { actor, ...rest } = log.lines.at(-1) ?? { actor: null };
  // In these tests an account's id is its name.
  expect(actor).toBe('Dana');
  expect(JSON.stringify(rest)).not.toMatch(personal);
  expect(JSON.stringify(log.lines[0]?.subject ?? '')).not.toMatch(personal);
  expect(log.takeEvents()).toEqual(['auth.invite', 'auth.change-role']);
});

test.each([
  ['applications.download', true],
  ['applications.preview', true],
  ['leads.export', true],
  ['careers.export', true],
  ['privacy.hand-over', true],
  ['content.create-token', true],
  ['content.revoke-share', true],
  ['appointments.create-feed', true],
  ['settings.save', true],
  ['content.publish', false],
  ['leads.save-template', false],
])('%s as a security event: %s', async (action, isEvent) => {
  const subject = { kind: 'thing', id: 7, name: 'Luis Carranza' };
  await recordAudit(owner, { action, subject });
  expect(JSON.stringify(log.lines)).not.toMatch(/luis|carranza/i);
  expect(log.takeEvents()).toEqual(isEvent ? [action] : []);
});

test('a forged link of an applicant is an event, a good one is none', () => {
  const id = '6f1f0b1e-0000-4000-8000-000000000000';
  const token = statusToken(system, { purpose: 'mail', id });
  expect(readStatusToken(system, token)).toEqual({ purpose: 'mail', id });
  expect(log.takeEvents()).toEqual([]);
  expect(readStatusToken(system, `${token.slice(0, -2)}xx`)).toBeNull();
  expect(log.takeEvents()).toEqual(['link.refused']);
});
