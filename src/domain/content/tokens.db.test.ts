import { afterAll, expect, test } from 'vitest';
import { scopesOf } from '#src/domain/auth/index.ts';
import type { Actor, Ctx } from '#src/domain/context.ts';
import { testNow } from '#tests/factories/context.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { createToken, findToken, listTokens, revokeToken } from './index.server.ts';

// Runs on both engines: what one process learns from another.

const { database, ctx } = await openShop();
afterAll(() => database.close());

const after = (parts: Temporal.DurationLike): Ctx => ({
  ...ctx,
  clock: { now: () => testNow.add(parts) },
});

test('a key opens what it was made for, and the database does not know it', async () => {
  const { token, record } = await createToken(ctx, { name: 'App', access: 'preview' });
  expect(token.length).toBeGreaterThanOrEqual(22);
  expect(record).toMatchObject({ name: 'App', access: 'preview', hint: token.slice(-4) });
  expect(await findToken(ctx, token)).toEqual({ id: record.id, name: 'App', access: 'preview' });
  const tables = ['content_tokens', 'audit_entries'];
  for (const table of tables) {
    const { rows } = await database.pool.query(`select * from ${table}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  }
});

test('an invalid key is refused', async () => {
  const { token } = await createToken(ctx, { name: 'Real', access: 'public' });
  for (const guess of ['', token.slice(1), `${token} `, token.toUpperCase(), '\0']) {
    expect(await findToken(ctx, guess)).toBeNull();
  }
});

test('a revoked key is refused: here at once, in other processes within a second', async () => {
  const { token, record } = await createToken(ctx, { name: 'Old', access: 'public' });
  const elsewhere = { ...ctx, db: Object.create(database.db) as Ctx['db'] };
  expect(await findToken(elsewhere, token)).not.toBeNull();
  await revokeToken(ctx, { id: record.id });
  expect(await findToken(ctx, token)).toBeNull();
  expect(await findToken({ ...elsewhere, clock: after({ seconds: 1 }).clock }, token)).toBeNull();
  await expect(revokeToken(ctx, { id: record.id })).rejects.toMatchObject({ code: 'not-found' });
  expect((await listTokens(ctx)).map(({ name }) => name)).not.toContain('Old');
});

test('the list says when a key was last used, to the minute', async () => {
  const { token, record } = await createToken(ctx, { name: 'Used', access: 'public' });
  const usedAt = async () => (await listTokens(ctx)).find(({ id }) => id === record.id)?.lastUsedAt;
  expect(await usedAt()).toBeNull();
  await findToken(ctx, token);
  await findToken(after({ seconds: 30 }), token);
  expect(await usedAt()).toEqual(new Date(testNow.epochMilliseconds));
  await findToken(after({ seconds: 90 }), token);
  expect(await usedAt()).toEqual(new Date(after({ seconds: 90 }).clock.now().epochMilliseconds));
});

test('keys are for those who hold the content together', async () => {
  const builder: Actor = {
    kind: 'staff',
    userId: 'u',
    name: 'B',
    email: 'b@shop.example',
    role: 'builder',
    scopes: scopesOf('builder'),
  };
  for (const actor of [builder, { kind: 'visitor' } as const]) {
    const other = { ...ctx, actor };
    const code = actor.kind === 'visitor' ? 'unauthenticated' : 'forbidden';
    await expect(createToken(other, { name: 'x', access: 'public' })).rejects.toMatchObject({
      code,
    });
    await expect(listTokens(other)).rejects.toMatchObject({ code });
    await expect(revokeToken(other, { id: 1 })).rejects.toMatchObject({ code });
  }
});
