import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { authUsers } from '#src/db/schema/auth.ts';
import { readLink } from '#src/domain/auth/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { readEnv } from './env.ts';
import { openFirstDoor } from './first-owner.ts';

// Runs on both engines: processes that start at the same time.

let database: Database;
let ctx: Ctx;
const named = { OWNER_EMAIL: 'Dana@shop.example', OWNER_PASSWORD: 'gravel-37-lantern' };

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
});

afterAll(() => database.close());

beforeEach(() => database.db.delete(authUsers));

test('without accounts each start makes a new link, and the one before it is closed', async () => {
  const paths = [await openFirstDoor(ctx, readEnv({})), await openFirstDoor(ctx, readEnv({}))];
  const isOpen = async (path: string | null) =>
    (await readLink(ctx, { purpose: 'owner', token: path?.split('/').at(-1) ?? '' })) !== null;
  expect([await isOpen(paths[0] ?? null), await isOpen(paths[1] ?? null)]).toEqual([false, true]);
});

test('the environment makes the owner, once; from then on there is no link', async () => {
  expect(await openFirstDoor(ctx, readEnv(named))).toBeNull();
  expect(
    await openFirstDoor(ctx, readEnv({ ...named, OWNER_EMAIL: 'eve@shop.example' })),
  ).toBeNull();
  expect(await openFirstDoor(ctx, readEnv({}))).toBeNull();
  expect(await database.db.select().from(authUsers)).toMatchObject([
    { email: 'dana@shop.example', role: 'owner' },
  ]);
});

test('processes that start at the same time make one owner, and none of them fails', async () => {
  const starts = Array.from({ length: 4 }, () => openFirstDoor(ctx, readEnv(named)));
  expect(await Promise.all(starts)).toEqual([null, null, null, null]);
  expect(await database.db.select().from(authUsers)).toHaveLength(1);
});

test('half an owner, or one that anybody could guess, is refused', async () => {
  const { OWNER_EMAIL } = named;
  const weak = readEnv({ OWNER_EMAIL, OWNER_PASSWORD: 'password1234' });
  await expect(openFirstDoor(ctx, readEnv({ OWNER_EMAIL }))).rejects.toThrow(/go together/);
  await expect(openFirstDoor(ctx, weak)).rejects.toThrow(/too easy to guess/);
  expect(await database.db.select().from(authUsers)).toEqual([]);
});
