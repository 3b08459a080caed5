import { expect, test } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import type { Job, JobOptions } from '#src/domain/jobs.ts';
import { testNow } from '#tests/factories/context.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import {
  applyImport,
  applyLater,
  cancelLater,
  checkImport,
  getImport,
  getPart,
  listBatches,
  listComing,
  purgeImports,
  queueApply,
  startImport,
  undoBatch,
} from '../index.server.ts';

// Runs on both engines: dates and lists in JSON in SQL. The tests' day is November 21, 2026.

const { database, buyer: plain, as } = await openGoodsShop();
type Queued = { job: Job; options: JobOptions | undefined };
const queued: Queued[] = [];
const jobs = {
  enqueue: async (_: unknown, job: Job, options?: JobOptions) => void queued.push({ job, options }),
};
const buyer: Ctx = { ...plain, files: createMemoryFiles(), jobs };

const sku = 'tinstead-fallow-17x9-6x1397-p0';
const otherSku = 'tinstead-fallow-17x9-5x127-p0';
const nextSku = 'tinstead-fallow-17x9-5x150-p0';
const list = `Part Number,New Retail,Effective
${sku},264.00,12/01/2026
${otherSku},265.00,2026-12-15
${nextSku},266.00,2026-11-01
`;

/** Runs what is due at once; what waits for a day stays in the queue. */
async function runJobs(): Promise<void> {
  for (;;) {
    const at = queued.findIndex(({ options }) => !options?.startAfter);
    const [next] = at < 0 ? [] : queued.splice(at, 1);
    if (!next) return;
    if (next.job.name === 'check-import') await checkImport(buyer, next.job.data);
    if (next.job.name === 'apply-import') await applyImport(buyer, next.job.data);
  }
}

async function applied(): Promise<string> {
  queued.length = 0;
  const { id } = await startImport(buyer, {
    fileName: 'prices.csv',
    bytes: new TextEncoder().encode(list),
  });
  await runJobs();
  await queueApply(buyer, { id, goodRowsOnly: false });
  await runJobs();
  return id;
}

const priceOf = async (one: string) =>
  (await getPart(buyer, { category: 'wheels', sku: one })).priceCents;
const prices = () => Promise.all([sku, otherSku, nextSku].map(priceOf));

test('prices wait for the morning of their day, each of them, and are undone one by one', async () => {
  const [first, other] = await prices();
  const id = await applied();
  expect(await prices()).toEqual([first, other, 26_600]);
  expect(await getImport(buyer, id)).toMatchObject({
    state: 'waiting',
    counts: { changed: 3, later: 2, refused: 0 },
    later: [
      { day: '2026-12-01', rows: 1, isWaiting: true },
      { day: '2026-12-15', rows: 1, isWaiting: true },
    ],
  });
  // Midnight in Phoenix.
  expect(queued.map(({ options }) => options?.startAfter?.toString())).toEqual([
    '2026-12-01T07:00:00Z',
    '2026-12-15T07:00:00Z',
  ]);
  await applyLater(buyer, { importId: id, day: '2026-12-01' });
  await applyLater(buyer, { importId: id, day: '2026-12-01' });
  expect(await prices()).toEqual([26_400, other, 26_600]);
  expect((await getImport(buyer, id)).later.map(({ isWaiting }) => isWaiting)).toEqual([
    false,
    true,
  ]);
  const [batch] = await listBatches(buyer, { category: 'wheels' });
  expect(batch).toMatchObject({ kind: 'import', parts: 1 });
  await undoBatch(buyer, { batchId: batch?.id ?? '' });
  expect(await prices()).toEqual([first, other, 26_600]);
});

test('a part that somebody has changed meanwhile stays as it is; the others get their price', async () => {
  const id = await applied();
  await database.pool.query(
    `update catalog_variants set price_cents = 11100, record = jsonb_set(record, '{priceCents}', '11100') where sku = $1`,
    [sku],
  );
  await applyLater(buyer, { importId: id, day: '2026-12-01' });
  expect(await priceOf(sku)).toBe(11_100);
  await applyLater(buyer, { importId: id, day: '2026-12-15' });
  expect(await priceOf(otherSku)).toBe(26_500);
  expect((await getImport(buyer, id)).later.some(({ isWaiting }) => isWaiting)).toBe(false);
});

test('what is called off is never written', async () => {
  const before = await priceOf(sku);
  const id = await applied();
  await expect(cancelLater(as('front-desk'), id)).rejects.toMatchObject({ code: 'forbidden' });
  await cancelLater(buyer, id);
  await applyLater(buyer, { importId: id, day: '2026-12-01' });
  expect(await priceOf(sku)).toBe(before);
});

test('a file whose prices still wait is not thrown away after a month', async () => {
  const id = await applied();
  const later: Ctx = {
    ...buyer,
    actor: { kind: 'system', reason: 'test' },
    clock: { now: () => testNow.add({ hours: 24 * 40 }) },
  };
  expect(await purgeImports(later)).toBe(0);
  await cancelLater(buyer, id);
  expect(await purgeImports(later)).toBe(1);
});

test('a price that waits for its day stands on the part until it has come, is called off or is overtaken', async () => {
  const partNow = (ctx = buyer) => getPart(ctx, { category: 'wheels', sku });
  const id = await applied();
  const now = await partNow();
  expect(await listComing(buyer, now)).toEqual([
    {
      day: '2026-12-01',
      fileName: 'prices.csv',
      before: { priceCents: now.priceCents, msrpCents: null },
      after: { priceCents: 26_400, msrpCents: 26_400 },
    },
  ]);
  const frontDesk = as('front-desk');
  expect(await listComing(frontDesk, await partNow(frontDesk))).toHaveLength(1);
  const next = await getPart(buyer, { category: 'wheels', sku: nextSku });
  expect(await listComing(buyer, next)).toEqual([]);
  // Somebody has typed another price: the file's is left out on its day.
  expect(await listComing(buyer, { ...now, priceCents: 11_100 })).toEqual([]);
  await cancelLater(buyer, id);
  expect(await listComing(buyer, now)).toEqual([]);
});
