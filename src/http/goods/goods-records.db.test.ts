import { expect, test } from 'vitest';
import { liftKitLineSchema } from '#src/domain/catalog/index.ts';
import { listBatches } from '#src/domain/goods/index.server.ts';
import { openGoodsApi, refusalOf } from '#tests/factories/goods-api.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import { allLineCalls, lineCalls } from './line-calls.ts';
import { allPartCalls, partCalls } from './part-calls.ts';
import { vehicleCalls } from './vehicle-calls.ts';

// Runs on both engines: what programs read and change is what the office does.

const { database, buyer } = await openGoodsShop();
const { caller, keyOf } = await openGoodsApi(database);
const { send, ask } = caller(await keyOf('goods-write', 'Price robot'));

type Part = {
  sku: string;
  version: string;
  priceCents: number;
  status: string;
  [name: string]: unknown;
};
type Page<Item = Part> = { items: Item[]; page: number; pages: number; total: number };

const path = '/wheels/tinstead-fallow-17x9-6x1397-p0';

test('each example of the description does what it says', async () => {
  for (const one of [...allPartCalls, ...allLineCalls, ...vehicleCalls]) {
    const { params = {}, query, body } = one.example;
    const to = one.path.replaceAll(/\{(\w+)\}/g, (_, name) => params[name] ?? '');
    const address = to.replace('/v1/goods', '') + (query ? `?${query}` : '');
    // A version is of the record as it is.
    const isChange = one.method === 'patch';
    const { version } = isChange ? await ask<Part>('GET', address) : { version: '' };
    const sent = isChange ? { ...Object(body), version } : body;
    const answer = await send(one.method.toUpperCase(), address, { body: sent });
    expect(answer.status, one.id).toBe(one.answer.status);
    const { data } = (await answer.json()) as { data: unknown };
    expect(one.answer.data?.safeParse(data).error, one.id).toBeUndefined();
  }
});

test('pages of a list have every part once, and the page behind the last is empty', async () => {
  const seen: string[] = [];
  for (let page = 1; ; page += 1) {
    const { items, pages, total } = await ask<Page>('GET', `/wheels?page=${page}`);
    seen.push(...items.map(({ sku }) => sku));
    if (items.length > 0) continue;
    expect([page, new Set(seen).size, seen.length]).toEqual([pages + 1, total, total]);
    return;
  }
});

test('filters find what the office’s find, and a misspelled one is refused', async () => {
  const { items } = await ask<Page>('GET', '/wheels?line=tinstead-fallow&stock=in&sort=price');
  expect(items.every((part) => part.lineId === 'tinstead-fallow')).toBe(true);
  const prices = items.map(({ priceCents }) => priceCents);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(await refusalOf(await send('GET', '/wheels?stok=in'))).toMatchObject({
    status: 422,
    fields: ['stok'],
  });
  expect(await refusalOf(await send('GET', '/wheels?status=gone'))).toMatchObject({
    fields: ['status'],
  });
});

test('a change keeps what is not sent, and its history names the key', async () => {
  const before = await ask<Part>('GET', path);
  const { version } = before;
  const body = { version, priceCents: 24_995, costCents: 15_000, stock: { onHand: 7 } };
  const after = await ask<Part>('PATCH', path, body);
  expect(after).toEqual({
    ...before,
    ...{ priceCents: 24_995, costCents: 15_000, version: expect.any(String) },
    stock: { ...Object(before.stock), onHand: 7 },
  });
  expect(after.version).not.toBe(version);
  const [event] = await ask<{ actorName: string; before: object }[]>('GET', `${path}/changes`);
  expect(event).toMatchObject({
    actorName: 'Price robot',
    before: { priceCents: before.priceCents },
  });
});

test('of two who change the same, the second is told, and nothing is written', async () => {
  const { version } = await ask<Part>('GET', path);
  const tries = await Promise.all(
    [1, 2, 3].map((n) => send('PATCH', path, { body: { version, priceCents: 20_000 + n } })),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const refused = tries.find(({ status }) => status === 409);
  expect((await (refused as Response).json()) as object).toMatchObject({ title: 'Conflict' });
  expect(await listBatches(buyer, { category: 'wheels' })).toHaveLength(1);
});

test('a part is added hidden, superseded, discontinued and deleted', async () => {
  const { body } = partCalls.wheels.add.example;
  const added = await ask<Part>('POST', '/wheels', body);
  expect(added).toMatchObject({
    status: 'draft',
    brand: 'Tinstead',
    backspacingIn: expect.any(Number),
  });
  expect(await refusalOf(await send('POST', '/wheels', { body }))).toMatchObject({
    status: 409,
    fields: ['sku'],
  });
  const own = `/wheels/${added.sku}`;
  const ended = { version: added.version, status: 'discontinued', supersededBy: path.slice(8) };
  const after = await ask<Part>('PATCH', own, ended);
  expect(after).toMatchObject({ status: 'discontinued', supersededBy: path.slice(8) });
  expect(await ask('DELETE', own)).toEqual({ outcome: 'deleted' });
  expect((await send('GET', own)).status).toBe(404);
});

test('what the office refuses is refused, by the names of the API', async () => {
  const { version } = await ask<Part>('GET', path);
  const wrong = {
    lineId: 'nobody',
    priceCents: 1.5,
    boltPatterns: ['6x5.5'],
    upc: '123',
    widthIn: 99,
  };
  for (const [name, value] of Object.entries(wrong)) {
    const answer = await send('PATCH', path, { body: { version, [name]: value } });
    expect(await refusalOf(answer), name).toMatchObject({ status: 422, fields: [name] });
  }
  const stock = await send('PATCH', path, { body: { version, stock: { onHand: -1 } } });
  expect(await refusalOf(stock)).toMatchObject({ status: 422, fields: ['stock.onHand'] });
  const spanish = { body: { version, upc: '123' }, headers: { 'Accept-Language': 'es' } };
  expect((await refusalOf(await send('PATCH', path, spanish))).detail).toContain('dígitos');
  expect((await ask<Part>('GET', path)).version).toBe(version);
});

test('texts of any kind are kept or refused, never an error of the server', async () => {
  for (const text of ['\u0000', 'a\u0000b', '\ud800', '\u202e', '😀', "';drop table", 'a\nb']) {
    const { version } = await ask<Part>('GET', path);
    const answers = [
      await send('GET', `/wheels/${encodeURIComponent(text.toWellFormed())}`),
      await send('GET', `/wheels?search=${encodeURIComponent(text.toWellFormed())}`),
      await send('PATCH', path, { body: { version, lug: text, images: [text] } }),
      await send('POST', '/wheel-lines', {
        body: { brand: text, name: text, construction: 'cast' },
      }),
    ];
    for (const { status } of answers) expect([200, 201, 404, 409, 422], text).toContain(status);
  }
});

test('a kit’s heights are replaced whole, the rest of it stays', async () => {
  const kit = '/lift-kits/cairnwell-levelset';
  const before = await ask<{ version: string; heights: object[] }>('GET', kit);
  expect(liftKitLineSchema.strip().safeParse(before).error).toBeUndefined();
  const height = {
    frontIn: 3,
    rearIn: 1.5,
    status: 'active',
    stock: { onHand: 4, leadTimeDays: null },
  };
  const heights = [...before.heights, height];
  const changes = { version: before.version, heights, details: { boxes: 2 }, hours: { min: 1 } };
  const after = await ask<object>('PATCH', kit, changes).catch((error: Error) => error);
  expect(String(after)).toContain('hours.max');
  const { hours: _, ...valid } = changes;
  const saved = await ask<{ details: object }>('PATCH', kit, valid);
  expect(saved).toMatchObject({
    ...before,
    version: expect.any(String),
    heights,
    details: { boxes: 2 },
  });
  const again = { version: Object(saved).version, heights: [height, height] };
  const twice = await refusalOf(await send('PATCH', kit, { body: again }));
  expect(twice).toMatchObject({ status: 422, fields: ['heights.1.frontIn'] });
});

test('a line that has sizes is discontinued instead of deleted', async () => {
  expect(await ask('DELETE', '/wheel-lines/tinstead-fallow')).toEqual({ outcome: 'discontinued' });
  const added = await ask<{ lineId: string }>(
    'POST',
    '/wheel-lines',
    lineCalls['wheel-lines'].add.example.body,
  );
  expect(await ask('DELETE', `/wheel-lines/${added.lineId}`)).toEqual({ outcome: 'deleted' });
});
