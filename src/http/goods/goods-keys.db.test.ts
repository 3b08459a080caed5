import { expect, test } from 'vitest';
import { createToken, revokeToken } from '#src/domain/content/index.server.ts';
import { tokenAccesses } from '#src/domain/content/index.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openGoodsApi, refusalOf } from '#tests/factories/goods-api.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { goodsCalls } from './goods-calls.ts';

const { database } = await openGoodsShop();
const { call, caller, keyOf } = await openGoodsApi(database);

const sku = '/wheels/tinstead-fallow-17x9-6x1397-p0';

test('whoever sends no key, one without Bearer or an old one is told what to do', async () => {
  const none = await call('GET', '/wheels');
  expect(none.headers.get('WWW-Authenticate')).toBe('Bearer');
  expect((await refusalOf(none)).detail).toContain('Authorization: Bearer');
  const token = await keyOf('goods-write');
  const bare = await call('GET', '/wheels', { headers: { Authorization: token } });
  expect((await refusalOf(bare)).detail).toContain('“Bearer” and a space');
  expect(bare.status).toBe(401);
  const guessed = await caller('guessed').send('GET', '/wheels');
  expect((await refusalOf(guessed)).detail).toContain('was removed');
  const spanish = await call('GET', '/wheels', { headers: { 'Accept-Language': 'es-MX' } });
  expect((await refusalOf(spanish)).detail).toContain('Envía una clave');
  const found = await caller(token).send('GET', '/wheels');
  expect(found.status).toBe(200);
  expect(found.headers.get('WWW-Authenticate')).toBeNull();
});

test('a key that was removed opens nothing from then on', async () => {
  const system = createTestContext(database.db);
  const { token, record } = await createToken(system, { name: 'Old', access: 'goods-read' });
  expect((await caller(token).send('GET', '/wheels')).status).toBe(200);
  await revokeToken(system, { id: record.id });
  expect((await caller(token).send('GET', '/wheels')).status).toBe(401);
});

test('each kind of key opens exactly its calls', async () => {
  for (const access of tokenAccesses) {
    const asked = caller(await keyOf(access));
    for (const one of goodsCalls) {
      const path = one.path.replace('/v1/goods', '').replaceAll(/\{\w+\}/g, 'none');
      const { body } = one.example;
      const { status } = await asked.send(one.method.toUpperCase(), path, { body });
      const opens = access === one.key || access === 'goods-write';
      expect([401, 403].includes(status), `${access} ${one.id} ${status}`).toBe(!opens);
      if (!opens) expect(status).toBe(403);
    }
  }
});

test('cookies of a browser open nothing, and a page of another site gets no permission', async () => {
  const headers = { Cookie: 'ironwood_session=1', Origin: 'https://elsewhere.example' };
  const answer = await call('PATCH', sku, { body: {}, headers });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('nobody makes a key that may do more than they may', async () => {
  const ctx = createTestContext(database.db);
  for (const access of ['goods-read', 'goods-write'] as const) {
    const asked = createToken(asStaff(ctx, 'editor'), { name: 'Mine', access });
    await expect(asked).rejects.toMatchObject({ code: 'forbidden' });
    expect(
      (await createToken(asStaff(ctx, 'manager'), { name: 'Ours', access })).token,
    ).toBeTruthy();
  }
});

test('a key that changes too much at once is put off for a second, others are not', async () => {
  const busy = await openGoodsApi(database, { requests: 3 });
  const [first, second] = [
    busy.caller(await busy.keyOf('goods-write')),
    busy.caller(await busy.keyOf('goods-write', 'Other')),
  ];
  const tries = await Promise.all([1, 2, 3, 4].map(() => first.send('DELETE', '/wheels/none')));
  expect(tries.map(({ status }) => status).sort()).toEqual([404, 404, 404, 429]);
  const refused = tries.find(({ status }) => status === 429);
  expect(refused?.headers.get('Retry-After')).toBe('1');
  expect((await second.send('DELETE', '/wheels/none')).status).toBe(404);
});
