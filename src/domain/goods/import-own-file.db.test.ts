import { expect, test } from 'vitest';
import { builds } from '#src/db/schema/builds.ts';
import { exportGoods } from '#src/domain/catalog/index.server.ts';
import { type GoodsKind, goodsKinds } from '#src/domain/catalog/index.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import {
  getLineRecord,
  getPart,
  importOwnFile,
  listBatches,
  savePart,
  stampOf,
  undoBatch,
} from './index.server.ts';

// Runs on both engines: what a shell imports is a change like any other.

const { database, buyer } = await openGoodsShop();
const shell = createTestContext(database.db, { actor: { kind: 'system', reason: 'shell' } });

async function exported(kind: GoodsKind): Promise<string> {
  return (await Array.fromAsync(exportGoods(shell, kind))).join('');
}

function imported(kind: GoodsKind, text: string, { dryRun = false } = {}) {
  const bytes = (async function* () {
    yield new TextEncoder().encode(text);
  })();
  return importOwnFile(shell, kind, { fileName: 'own.csv', bytes, dryRun });
}

/** A change in the file of each kind. */
const changes: Record<GoodsKind, [from: RegExp, to: string]> = {
  wheels: [/,219\.00,/, ',218.50,'],
  tires: [/,179\.00,/, ',178.50,'],
  'lift-kits': [/,Levelset,/, ',Levelset II,'],
  'wheel-lines': [/,Corbel,/, ',Corbel II,'],
  'tire-lines': [/,Peatline H\/T,/, ',Peatline HT,'],
  vehicles: [/,6x139\.7,/, ',6x135,'],
};

test.each(goodsKinds)(
  'an imported file of %s is in the history by its name, and is undone',
  async (kind) => {
    const before = await exported(kind);
    const given = before.replace(...changes[kind]);
    expect(given).not.toBe(before);
    expect(await imported(kind, given, { dryRun: true })).toMatchObject({ changed: 1 });
    expect(await listBatches(buyer, { category: kind })).toEqual([]);
    expect(await imported(kind, given)).toMatchObject({ changed: 1, added: 0, isWritten: true });
    expect(await exported(kind)).toBe(given);
    const [batch] = await listBatches(buyer, { category: kind });
    expect(batch).toMatchObject({
      kind: 'import',
      fileName: 'own.csv',
      parts: 1,
      canBeUndone: true,
    });
    expect(await undoBatch(buyer, { batchId: batch?.id ?? '' })).toEqual({ undone: 1, kept: 0 });
    expect(await exported(kind)).toBe(before);
  },
);

test('what is added is deleted when that is undone', async () => {
  const before = await exported('wheels');
  const [header, first = ''] = before.split('\r\n');
  const added = first.replace(/^[^,]*/, 'brand-new-1');
  expect(await imported('wheels', [header, added].join('\r\n'))).toMatchObject({ added: 1 });
  const [batch] = await listBatches(buyer, { category: 'wheels' });
  await undoBatch(buyer, { batchId: batch?.id ?? '' });
  expect(await exported('wheels')).toBe(before);
});

test('a file that changes nothing, or has a problem, leaves nothing in the history', async () => {
  const wheels = await exported('wheels');
  expect(await imported('wheels', wheels)).toMatchObject({ changed: 0, isWritten: true });
  const broken = wheels.replace(',219.00,', ',a lot,').replace(',239.00,', ',1.00,');
  expect(await imported('wheels', broken)).toMatchObject({ isWritten: false });
  expect(await exported('wheels')).toBe(wheels);
  const { rows } = await database.pool.query('select id from goods_batches');
  expect(rows).toEqual([]);
});

test('a line leaves a size the tread of its own, and gives the others its new one', async () => {
  const own = { category: 'tires', sku: 'granfell-saltmarch-at-lt22575r16' } as const;
  const other = { ...own, sku: 'granfell-saltmarch-at-lt23575r15' };
  await database.pool.query(
    `update catalog_variants set record = record || '{"treadDepth32": 16.5}' where sku = $1`,
    [own.sku],
  );
  const given = (await exported('tire-lines')).replace(
    ',Saltmarch A/T,active,A/T,S,15,',
    ',Saltmarch A/T,active,A/T,S,14,',
  );
  expect(await imported('tire-lines', given)).toMatchObject({ changed: 1 });
  expect((await getPart(buyer, own)).treadDepth32).toBe(16.5);
  expect((await getPart(buyer, other)).treadDepth32).toBe(14);
});

test('a height that a build names stays, no longer offered, when a file leaves it out', async () => {
  await buyer.db.insert(builds).values({
    id: buyer.ids.uuid(),
    capabilityHash: 'none',
    locale: 'en',
    selectedOptions: ['lift-kits'],
    meta: { options: { lift: { sku: 'cairnwell-levelset-2.5x0' } } },
  });
  const given = (await exported('lift-kits')).replace(/\|2\.5\/0[^|,]*/, '');
  await imported('lift-kits', given);
  const kit = await getLineRecord(buyer, { category: 'lift-kits', id: 'cairnwell-levelset' });
  expect(kit.heights.map(({ frontIn, status }) => [frontIn, status])).toContainEqual([
    2.5,
    'discontinued',
  ]);
});

test('undoing a file keeps what somebody has changed since', async () => {
  const part = { category: 'wheels', sku: 'tinstead-fallow-17x9-6x1397-p0' } as const;
  await imported('wheels', (await exported('wheels')).replaceAll(',219.00,', ',218.50,'));
  const now = await getPart(buyer, part);
  expect(now.priceCents).toBe(21_850);
  await savePart(buyer, { ...part, seen: stampOf(now), form: formOf(now) });
  const [, batch] = await listBatches(buyer, { category: 'wheels' });
  expect(await undoBatch(buyer, { batchId: batch?.id ?? '' })).toMatchObject({ kept: 1 });
  expect((await getPart(buyer, part)).priceCents).toBe(20_000);
});

function formOf(now: Awaited<ReturnType<typeof getPart<'wheels'>>>) {
  const { lineId, status, weightLb, diameterIn, widthIn, offsetMm, lug } = now;
  const figures = { weightLb, diameterIn, widthIn, offsetMm };
  const texts = Object.entries(figures).map(([name, value]) => [name, String(value)]);
  const lists = { boltPatterns: now.boltPatterns.join(), finishes: now.finishes.join() };
  return { lineId, status, lug, ...lists, priceUsd: '200', ...Object.fromEntries(texts) };
}
