import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditEntries } from '#src/db/schema/audit.ts';
import { authInvitations, authSessions, authUsers } from '#src/db/schema/auth.ts';
import type { Ctx } from '#src/domain/context.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { guest } from '#tests/factories/staff.ts';
import {
  acceptInvitation,
  acceptReset,
  acceptSetup,
  changeRole,
  createRescueLink,
  createResetLink,
  createSetupLink,
  disablePerson,
  enablePerson,
  invitePerson,
  listInvitations,
  listPeople,
  readLink,
  signIn,
  withdrawInvitation,
} from './index.server.ts';
import { type StaffRole, scopesOf } from './index.ts';

// Runs on both engines: links used at the same time, and the last two owners.

const clock = { now: () => Temporal.Now.instant() };
const { database, ctx: system } = await openShop({ clock });
const password = 'gravel-37-lantern';

afterAll(() => database.close());

beforeEach(async () => {
  await database.db.delete(authUsers);
  await database.db.delete(authInvitations);
  await acceptSetup(system, {
    token: await createSetupLink(system),
    values: { name: 'Dana Whitlock', email: 'dana@ironwood.example', password },
  });
});

async function ctxOf(email: string): Promise<Ctx> {
  const [person] = await database.db.select().from(authUsers).where(eq(authUsers.email, email));
  if (!person) throw new Error(`no ${email}`);
  const { id: userId, name, role } = person;
  const actor = { kind: 'staff' as const, userId, name, email, role, scopes: scopesOf(role) };
  return { ...system, actor };
}

const owner = () => ctxOf('dana@ironwood.example');
const canSignIn = async (email: string, secret = password) =>
  (
    await signIn(system, {
      request: guest,
      values: { email, password: secret, remember: true },
    })
  ).kind === 'signed-in';

async function join(role: StaffRole, email = `${role}@ironwood.example`): Promise<string> {
  const token = await invitePerson(await owner(), { email, role });
  await acceptInvitation(system, { token, values: { name: 'Luis Carranza', password } });
  const [person] = await database.db.select().from(authUsers).where(eq(authUsers.email, email));
  return person?.id ?? '';
}

test('the link of the first start makes one owner, once, and only the last link works', async () => {
  expect(await listPeople(await owner())).toMatchObject([{ name: 'Dana Whitlock', role: 'owner' }]);
  const values = { name: 'Eve Else', email: 'eve@ironwood.example', password };
  const token = await createSetupLink(system);
  await expect(acceptSetup(system, { token, values })).rejects.toMatchObject({ code: 'gone' });
  await database.db.delete(authUsers);
  const first = await createSetupLink(system);
  const second = await createSetupLink(system);
  await expect(acceptSetup(system, { token: first, values })).rejects.toMatchObject({
    code: 'gone',
  });
  const both = await Promise.allSettled([
    acceptSetup(system, { token: second, values }),
    acceptSetup(system, {
      token: second,
      values: { ...values, email: 'mallory@ironwood.example' },
    }),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await database.db.select().from(authUsers)).toHaveLength(1);
});

/** Blocks writes to the table until this many are waiting, for a lock or for the only session. */
async function holdWritesTo(table: string) {
  const { pool } = database;
  const client = await pool.connect();
  await client.query(`begin; lock table ${table} in share mode`);
  const waiting = async () => {
    const { rows } = await client.query(
      `select count(*)::int as locks from pg_locks join pg_database on oid = database
       where datname = current_database() and not granted`,
    );
    return rows[0].locks + pool.waitingCount;
  };
  return async ({ whenWaiting }: { whenWaiting: number }) => {
    await expect.poll(waiting, { timeout: 10_000 }).toBe(whenWaiting);
    await client.query('rollback');
    client.release();
  };
}

test('links that are good at the same time make one owner between them', async () => {
  await database.db.delete(authUsers);
  const tokens: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    const before = await database.db.select().from(authInvitations);
    tokens.push(await createSetupLink(system));
    // As processes leave them that created links at the same time: each has deleted the others'.
    if (before.length > 0) {
      await database.db.insert(authInvitations).values(before).onConflictDoNothing();
    }
  }
  const release = await holdWritesTo('auth_users');
  const accepting = tokens.map((token, index) => {
    const email = `owner-${index}@ironwood.example`;
    return acceptSetup(system, { token, values: { name: 'Dana Whitlock', email, password } });
  });
  const settling = Promise.allSettled(accepting);
  await release({ whenWaiting: tokens.length });
  const accepted = await settling;
  expect(accepted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await database.db.select().from(authUsers)).toHaveLength(1);
});

test('an invitation makes the account that it names, and no other', async () => {
  const token = await invitePerson(await owner(), {
    email: 'Luis@ironwood.example',
    role: 'editor',
  });
  expect(await listInvitations(await owner())).toMatchObject([
    { email: 'luis@ironwood.example', role: 'editor' },
  ]);
  const values = { name: 'Luis Carranza', password, role: 'owner', email: 'else@ironwood.example' };
  await acceptInvitation(system, { token, values });
  expect(await listInvitations(await owner())).toEqual([]);
  expect(await canSignIn('luis@ironwood.example')).toBe(true);
  expect(await listPeople(await owner())).toMatchObject([
    { role: 'owner' },
    { name: 'Luis Carranza', email: 'luis@ironwood.example', role: 'editor' },
  ]);
  await expect(acceptInvitation(system, { token, values })).rejects.toMatchObject({ code: 'gone' });
});

test('an invitation ends when it is taken back, replaced or a week old', async () => {
  const luis = { email: 'luis@ironwood.example', role: 'editor' };
  const tokens = [await invitePerson(await owner(), luis), await invitePerson(await owner(), luis)];
  const isOpen = async (token = '') =>
    (await readLink(system, { purpose: 'invite', token })) !== null;
  expect([await isOpen(tokens[0]), await isOpen(tokens[1])]).toEqual([false, true]);
  const later = { ...system, clock: { now: () => Temporal.Now.instant().add({ hours: 169 }) } };
  expect(await readLink(later, { purpose: 'invite', token: tokens[1] ?? '' })).toBeNull();
  const [invitation] = await listInvitations(await owner());
  await withdrawInvitation(await owner(), { id: invitation?.id ?? '' });
  expect(await isOpen(tokens[1])).toBe(false);
});

test('a link is good for its purpose only', async () => {
  const token = await invitePerson(await owner(), {
    email: 'luis@ironwood.example',
    role: 'editor',
  });
  await expect(acceptReset(system, { token, password })).rejects.toMatchObject({ code: 'gone' });
  expect(await readLink(system, { purpose: 'owner', token })).toBeNull();
});

test('an address with an account is not invited again', async () => {
  await expect(
    invitePerson(await owner(), { email: 'dana@ironwood.example', role: 'editor' }),
  ).rejects.toMatchObject({ code: 'conflict' });
});

test('a reset sets the password, ends the sessions, and a weak password leaves the link open', async () => {
  const id = await join('editor');
  expect(await canSignIn('editor@ironwood.example')).toBe(true);
  const token = await createResetLink(await owner(), { userId: id });
  await expect(acceptReset(system, { token, password: 'short' })).rejects.toMatchObject({
    issues: [{ message: 'password.short' }],
  });
  await expect(acceptReset(system, { token, password: 'password1234' })).rejects.toMatchObject({
    issues: [{ message: 'password.common' }],
  });
  const next = 'three trucks at noon';
  expect(await acceptReset(system, { token, password: next })).toEqual({
    email: 'editor@ironwood.example',
  });
  expect(await database.db.select().from(authSessions).where(eq(authSessions.userId, id))).toEqual(
    [],
  );
  expect(await canSignIn('editor@ironwood.example')).toBe(false);
  expect(await canSignIn('editor@ironwood.example', next)).toBe(true);
});

test('the last owner stays one, also when the last two go at the same moment', async () => {
  const dana = (await owner()).actor;
  if (dana.kind !== 'staff') throw new Error('not staff');
  const refused = { code: 'conflict' };
  await expect(disablePerson(await owner(), { id: dana.userId })).rejects.toMatchObject(refused);
  await expect(
    changeRole(await owner(), { id: dana.userId, role: 'editor' }),
  ).rejects.toMatchObject(refused);
  const second = await join('owner', 'second@ironwood.example');
  const ctx = await owner();
  const results = await Promise.allSettled([
    disablePerson(ctx, { id: dana.userId }),
    changeRole(ctx, { id: second, role: 'editor' }),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('somebody disabled is out at once and cannot come back by a link, until enabled', async () => {
  const id = await join('builder');
  await canSignIn('builder@ironwood.example');
  const token = await createResetLink(await owner(), { userId: id });
  await disablePerson(await owner(), { id });
  expect(await database.db.select().from(authSessions).where(eq(authSessions.userId, id))).toEqual(
    [],
  );
  await expect(acceptReset(system, { token, password })).rejects.toMatchObject({ code: 'gone' });
  expect(await canSignIn('builder@ironwood.example')).toBe(false);
  await enablePerson(await owner(), { id });
  expect(await canSignIn('builder@ironwood.example')).toBe(true);
});

test('the shop’s machine can always let somebody in again', async () => {
  const id = await join('manager');
  await disablePerson(await owner(), { id });
  const token = await createRescueLink(system, { email: 'Manager@ironwood.example' });
  await acceptReset(system, { token, password: 'three trucks at noon' });
  expect(await canSignIn('manager@ironwood.example', 'three trucks at noon')).toBe(true);
  await expect(createRescueLink(system, { email: 'no@one.example' })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('only who manages people may touch them', async () => {
  await join('manager');
  const manager = await ctxOf('manager@ironwood.example');
  const [dana] = await listPeople(await owner());
  const id = dana?.id ?? '';
  const attempts = [
    () => listPeople(manager),
    () => listInvitations(manager),
    () => invitePerson(manager, { email: 'x@y.example', role: 'owner' }),
    () => createResetLink(manager, { userId: id }),
    () => changeRole(manager, { id, role: 'editor' }),
    () => disablePerson(manager, { id }),
    () => enablePerson(manager, { id }),
    () => withdrawInvitation(manager, { id }),
  ];
  for (const attempt of attempts) {
    await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' });
  }
  await expect(createSetupLink(manager)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(createRescueLink(manager, { email: 'dana@ironwood.example' })).rejects.toMatchObject(
    {
      code: 'forbidden',
    },
  );
});

test('history says who did what to whom, without a secret', async () => {
  const token = await invitePerson(await owner(), {
    email: 'luis@ironwood.example',
    role: 'editor',
  });
  const rows = await database.db.select().from(auditEntries);
  expect(rows.at(-1)).toMatchObject({
    actorName: 'Dana Whitlock',
    action: 'auth.invite',
    subjectName: 'luis@ironwood.example',
    detail: { role: 'editor' },
  });
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(password);
  expect(JSON.stringify(await database.db.select().from(authInvitations))).not.toContain(token);
});
