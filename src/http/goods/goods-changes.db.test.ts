import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openGoodsApi, refusalOf } from '#tests/factories/goods-api.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';

// Runs on both engines: changes of many parts, and undoing them.

const { database } = await openGoodsShop();
const { caller, keyOf } = await openGoodsApi(database);
const { send, ask } = caller(await keyOf('goods-write', 'Price robot'));

type Batch = { id: string; kind: string; actorName: string; parts: number; canBeUndone: boolean };
type Preview = { hash: string; changed: number; examples: { sku: string; before: object }[] };

const raise = { what: 'price', step: { by: 'percent', amount: 8, end: 'cent' } };
const ofBrand = { filter: { brand: 'Tinstead' }, change: raise };

test('a preview changes nothing; applying does what it showed, once, and is undone', async () => {
  const before = await download('wheels');
  const { hash, changed, examples } = await ask<Preview>('POST', '/wheels/bulk/preview', ofBrand);
  expect(changed).toBeGreaterThan(20);
  expect(examples[0]).toMatchObject({ before: { status: 'active' } });
  expect(await download('wheels')).toBe(before);
  const done = await ask<{ batchId: string; changed: number }>('POST', '/wheels/bulk', {
    ...ofBrand,
    hash,
  });
  expect(done.changed).toBe(changed);
  const again = await refusalOf(await send('POST', '/wheels/bulk', { body: { ...ofBrand, hash } }));
  expect(again.status).toBe(409);
  const [batch] = await ask<Batch[]>('GET', '/changes?category=wheels');
  expect(batch).toMatchObject({
    id: done.batchId,
    kind: 'many',
    actorName: 'Price robot',
    change: raise,
  });
  expect(await ask('POST', `/changes/${done.batchId}/undo`)).toEqual({ undone: changed, kept: 0 });
  expect(await download('wheels')).toBe(before);
  expect((await send('POST', `/changes/${done.batchId}/undo`)).status).toBe(409);
});

test('a part that somebody changes after the preview stops all of it', async () => {
  const { hash } = await ask<Preview>('POST', '/wheels/bulk/preview', ofBrand);
  const path = '/wheels/tinstead-fallow-17x9-6x1397-p0';
  const { version } = await ask<{ version: string }>('GET', path);
  await ask('PATCH', path, { version, priceCents: 1 });
  const before = await download('wheels');
  expect((await send('POST', '/wheels/bulk', { body: { ...ofBrand, hash } })).status).toBe(409);
  expect(await download('wheels')).toBe(before);
});

test('which parts are meant is said once, never by silence', async () => {
  for (const which of [{}, { skus: ['x'], filter: {} }]) {
    const body = { ...which, change: raise };
    const answer = await send('POST', '/wheels/bulk/preview', { body });
    expect(await refusalOf(answer)).toMatchObject({ status: 422, fields: ['skus'] });
  }
  const none = await ask<Preview>('POST', '/wheels/bulk/preview', {
    skus: ['none'],
    change: raise,
  });
  expect(none.changed).toBe(0);
});

test('everything of a kind is one file, for keys only', async () => {
  const answer = await send('GET', '/files/tires');
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="tires.csv"');
  expect((await answer.text()).split('\r\n')).toHaveLength(259);
});

async function download(kind: string): Promise<string> {
  return (await send('GET', `/files/${kind}`)).text();
}

/** What a program may do next, of parts that are there. */
const acts = fc.oneof(
  fc.record({
    kind: fc.constant('change' as const),
    at: fc.nat(),
    cents: fc.integer({ min: 100, max: 90_000 }),
  }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('copy' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('many' as const), percent: fc.integer({ min: -30, max: 30 }) }),
  fc.record({
    kind: fc.constant('line' as const),
    construction: fc.constantFrom('cast', 'forged'),
  }),
);
type Act = typeof acts extends fc.Arbitrary<infer One> ? One : never;

test('undoing everything from the last gives back every part', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 8 }), async (all) => {
      const before = [await download('wheels'), await download('wheel-lines')];
      const since = new Set((await changes()).map(({ id }) => id));
      for (const [place, act] of all.entries()) await perform(act, `${since.size}-${place}`);
      const made = (await changes()).filter(({ id }) => !since.has(id));
      for (const { id } of made) await ask('POST', `/changes/${id}/undo`);
      expect([await download('wheels'), await download('wheel-lines')]).toEqual(before);
    }),
    { numRuns: 12 },
  );
});

/** Newest first; those of lines before those of parts, which may repeat their facts. */
async function changes(): Promise<(Batch & { at: string })[]> {
  const lists = await Promise.all(
    ['wheel-lines', 'wheels'].map((category) =>
      ask<(Batch & { at: string })[]>('GET', `/changes?category=${category}&limit=200`),
    ),
  );
  return lists.flat();
}

async function perform(act: Act, mark: string): Promise<void> {
  if (act.kind === 'many') {
    const change = {
      what: 'price',
      step: { by: 'percent', amount: act.percent || 1, end: 'cent' },
    };
    const body = { filter: { line: 'tinstead-fallow' }, change };
    const { hash, changed } = await ask<Preview>('POST', '/wheels/bulk/preview', body);
    if (changed > 0) await ask('POST', '/wheels/bulk', { ...body, hash });
    return;
  }
  if (act.kind === 'line') {
    const { version } = await ask<{ version: string }>('GET', '/wheel-lines/tinstead-fallow');
    await ask('PATCH', '/wheel-lines/tinstead-fallow', { version, construction: act.construction });
    return;
  }
  const { items } = await ask<{ items: Record<string, unknown>[] }>(
    'GET',
    '/wheels?line=tinstead-fallow',
  );
  const part = items[act.at % items.length];
  if (!part) return;
  const own = `/wheels/${part.sku}`;
  if (act.kind === 'remove') await ask('DELETE', own);
  else if (act.kind === 'change') {
    await ask('PATCH', own, { version: part.version, priceCents: act.cents });
  } else {
    const copied = ['lineId', 'priceCents', 'weightLb', 'diameterIn', 'widthIn', 'offsetMm'];
    const more = [
      'boltPatterns',
      'boreMm',
      'loadRatingLb',
      'finishes',
      'lug',
      'stock',
      'costCents',
    ];
    const fields = [...copied, ...more].map((name) => [name, part[name]]);
    await ask('POST', '/wheels', { ...Object.fromEntries(fields), sku: `copy-${mark}` });
  }
}
