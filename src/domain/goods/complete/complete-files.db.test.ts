import { expect, test } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import type { Job } from '#src/domain/jobs.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import {
  applyImport,
  checkImport,
  getImport,
  getPart,
  mapImport,
  queueApply,
  startImport,
  undoImport,
} from '../index.server.ts';

// Runs on both engines: comparing and counting in SQL.

const { buyer: plain } = await openGoodsShop();
const queued: Job[] = [];
const jobs = { enqueue: async (_: unknown, job: Job) => void queued.push(job) };
const buyer: Ctx = { ...plain, files: createMemoryFiles(), jobs };

const kept = 'tinstead-fallow-17x9-6x1397-p0';
const dropped = 'tinstead-fallow-17x9-5x127-p0';
let price = 200;

async function runJobs(): Promise<void> {
  for (let job = queued.shift(); job; job = queued.shift()) {
    if (job.name === 'check-import') await checkImport(buyer, job.data);
    if (job.name === 'apply-import') await applyImport(buyer, job.data);
  }
}

type Sent = { supplier?: string; isComplete?: boolean };

/** A supplier's list of these parts with a new price, checked. */
async function checked(
  skus: readonly string[],
  { supplier = 'Harbor Wheel', isComplete = true }: Sent = {},
): Promise<string> {
  price += 1;
  const text = `SKU,MSRP\n${skus.map((sku) => `${sku},${price}`).join('\n')}\n`;
  const { id } = await startImport(buyer, { fileName: 'list.csv', bytes: Buffer.from(text) });
  await runJobs();
  const { profile } = await getImport(buyer, id);
  const known = { ...profile, name: supplier, isComplete };
  await mapImport(buyer, { id, profile: known, lineId: null });
  await runJobs();
  return id;
}

async function applied(skus: readonly string[], sent: Sent = {}): Promise<string> {
  const id = await checked(skus, sent);
  await queueApply(buyer, { id, goodRowsOnly: false });
  await runJobs();
  return id;
}

const statusOf = async (sku: string) => (await getPart(buyer, { category: 'wheels', sku })).status;

test('a part that three complete files in a row leave out goes off the site, and comes back by undo', async () => {
  await applied([kept, dropped]);
  await applied([kept]);
  await applied([kept]);
  expect(await statusOf(dropped)).toBe('active');
  const third = await checked([kept]);
  expect(await getImport(buyer, third)).toMatchObject({
    counts: { changed: 2, ended: 1 },
    rows: [
      { sku: kept },
      { sku: dropped, after: { status: 'discontinued' }, told: { reason: 'import.left-out' } },
    ],
  });
  await queueApply(buyer, { id: third, goodRowsOnly: false });
  await runJobs();
  expect(await statusOf(dropped)).toBe('discontinued');
  await undoImport(buyer, third);
  expect(await statusOf(dropped)).toBe('active');
});

test('a part that is listed again in between starts anew', async () => {
  for (const file of [[kept, dropped], [kept], [kept], [kept, dropped], [kept], [kept]]) {
    await applied(file);
  }
  expect((await getImport(buyer, await checked([kept, dropped]))).counts.ended).toBe(0);
  expect(await statusOf(dropped)).toBe('active');
});

test('files that list only some goods, and those that nobody applied, count for nothing', async () => {
  await applied([kept, dropped]);
  for (let file = 0; file < 3; file += 1) {
    await applied([kept], { isComplete: false });
    await checked([kept]);
  }
  expect((await getImport(buyer, await checked([kept]))).counts.ended).toBe(0);
});

test('a part that another supplier still lists stays', async () => {
  await applied([kept, dropped]);
  await applied([dropped], { supplier: 'Canyon Tire' });
  for (let file = 0; file < 3; file += 1) await applied([kept]);
  expect(await statusOf(dropped)).toBe('active');
});
