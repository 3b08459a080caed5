import { afterAll, expect, test } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import {
  applyImport,
  checkImport,
  getImport,
  getPart,
  listImports,
  listSupplierNumbers,
} from '#src/domain/goods/index.server.ts';
import type { Job } from '#src/domain/jobs.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { piesFile } from '#tests/factories/pies-file.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { action as act } from './import.page.tsx';
import { action as upload } from './imports.page.tsx';
import { action as onPart } from './part.page.tsx';

const { database, ctx: system } = await openShop();
await seedShopRecords(database.db);
afterAll(() => database.close());

const queued: Job[] = [];
const jobs = { enqueue: async (_: unknown, job: Job) => void queued.push(job) };
const ctx: Ctx = { ...asStaff(system, 'owner'), files: createMemoryFiles(), jobs };
const sku = 'tinstead-fallow-17x9-6x1397-p0';
const priceNow = async () => (await getPart(ctx, { category: 'wheels', sku })).priceCents;

async function runJobs(): Promise<void> {
  for (let job = queued.shift(); job; job = queued.shift()) {
    if (job.name === 'check-import') await checkImport(ctx, job.data);
    if (job.name === 'apply-import') await applyImport(ctx, job.data);
  }
}

const file = (text: string) => new File([text], 'prices.csv', { type: 'text/csv' });

async function uploaded(text: string): Promise<string> {
  const { location } = await postForm(upload, ctx, { fields: { file: file(text) } });
  await runJobs();
  const id = location?.split('/').at(-1) ?? '';
  expect((await getImport(ctx, id)).state).toBe('checked');
  return id;
}

const press = (id: string, fields: Record<string, string>, as: Ctx = ctx) =>
  postForm(act, as, { params: { id }, fields });

test('a file is taken in, mapped otherwise, applied, and undone', async () => {
  const before = await priceNow();
  const id = await uploaded(`SKU,MSRP,MAP\n${sku},251.00,233.00\n`);
  const mapping = { intent: 'map', 'field-0': 'partNumber', 'field-1': 'map', 'field-2': 'msrp' };
  expect((await press(id, { ...mapping, prices: 'on', priceFrom: 'msrp' })).answer.done).toBe(
    'mapped',
  );
  await runJobs();
  expect(await priceNow()).toBe(before);
  expect((await press(id, { intent: 'apply' })).answer.done).toBe('applied');
  await runJobs();
  expect(await priceNow()).toBe(23_300);
  expect((await press(id, { intent: 'undo' })).answer.done).toBe('undone');
  expect(await priceNow()).toBe(before);
});

test('a margin is asked for in percent, and a wrong one is refused beside its field', async () => {
  const id = await uploaded(`SKU,Cost\n${sku},180.00\n`);
  const mapping = { intent: 'map', 'field-0': 'partNumber', 'field-1': 'cost', prices: 'on' };
  const rule = (marginPercent: string) =>
    press(id, { ...mapping, priceFrom: 'margin', marginPercent, priceEnd: '99' });
  for (const wrong of ['', '100', 'half']) {
    expect(await rule(wrong)).toMatchObject({
      status: 422,
      answer: { issues: { marginPercent: expect.any(String) } },
    });
  }
  expect((await rule('32')).answer.done).toBe('mapped');
  await runJobs();
  const { rows, profile } = await getImport(ctx, id);
  expect(rows).toMatchObject([{ after: { priceCents: 26_499, costCents: 18_000 } }]);
  expect(profile.priceRule).toEqual({ marginPercent: 32, end: '99' });
  await press(id, { ...mapping, priceFrom: '' });
  expect((await getImport(ctx, id)).profile.priceRule).toBeNull();
});

test('the kind of file is said, and the supplier kept under a name', async () => {
  const id = await uploaded(`SKU,MSRP,Qty\n${sku},251.00,4\n`);
  expect((await press(id, { intent: 'reread', kind: 'stock' })).answer.done).toBe('mapped');
  await runJobs();
  expect((await getImport(ctx, id)).profile).toMatchObject({ kind: 'stock' });
  // Nobody has said yet whose file it is.
  expect((await press(id, { intent: 'supplier' })).status).toBe(422);
  const columns = { 'field-0': 'partNumber', 'field-2': 'onHand', stock: 'on' };
  await press(id, { intent: 'map', supplier: ' Orrery ', ...columns });
  await runJobs();
  expect((await press(id, { intent: 'supplier' })).answer.done).toBe('supplier');
  const next = await uploaded(`SKU,MSRP,Qty\n${sku},251.00,6\n`);
  expect(await getImport(ctx, next)).toMatchObject({
    isKnown: true,
    profile: { name: 'Orrery', kind: 'stock' },
  });
});

test('a PIES file is read by the price types that are chosen', async () => {
  const text = piesFile([{ number: sku, prices: { RET: '300.00', JBR: '170.00', USR: '290.00' } }]);
  const id = await uploaded(text);
  const { guess } = await getImport(ctx, id);
  expect(guess.columns.map(({ header }) => header)).toEqual(['RET', 'JBR', 'USR']);
  const prices = { 'field-0': 'map', 'field-1': 'cost', 'field-2': 'msrp', prices: 'on' };
  const sent = await press(id, { intent: 'map', ...prices, priceFrom: 'msrp' });
  expect(sent.answer.done).toBe('mapped');
  await runJobs();
  expect((await press(id, { intent: 'apply' })).answer.done).toBe('applied');
  await runJobs();
  expect(await getPart(ctx, { category: 'wheels', sku })).toMatchObject({
    priceCents: 29_000,
    costCents: 17_000,
    mapCents: 30_000,
  });
  expect((await press(id, { intent: 'undo' })).answer.done).toBe('undone');
});

test('a file is discarded, and prices that wait for their day are called off', async () => {
  const before = await priceNow();
  const aside = await uploaded(`SKU,MSRP\n${sku},255.00\n`);
  expect((await press(aside, { intent: 'discard' })).answer.done).toBe('discarded');
  expect((await press(aside, { intent: 'apply' })).status).toBe(409);
  const id = await uploaded(`SKU,MSRP,Effective\n${sku},255.00,2026-12-01\n`);
  expect((await press(id, { intent: 'apply' })).answer.done).toBe('applied');
  await runJobs();
  expect((await getImport(ctx, id)).later).toMatchObject([{ day: '2026-12-01', isWaiting: true }]);
  expect((await press(id, { intent: 'call-off' })).answer.done).toBe('called-off');
  expect((await getImport(ctx, id)).later).toMatchObject([{ isWaiting: false }]);
  expect(await priceNow()).toBe(before);
});

test('what cannot be read is said beside the file, and who may only look uploads nothing', async () => {
  const wrong = await postForm(upload, ctx, { fields: { file: file('') } });
  expect(wrong).toMatchObject({ status: 422, answer: { problem: expect.any(String) } });
  const reader: Ctx = { ...asStaff(system, 'front-desk'), files: ctx.files, jobs };
  const before = await listImports(ctx);
  const refused = await postForm(upload, reader, { fields: { file: file('SKU,MSRP\n1,2\n') } });
  expect(refused.status).toBe(403);
  expect(await listImports(ctx)).toEqual(before);
  const [last] = before;
  const apply = await press(last?.id ?? '', { intent: 'apply' }, reader);
  expect(apply.status).toBe(403);
});

test('a number written otherwise is said to be a part of the shop, and forgotten on its page', async () => {
  const number = sku.toUpperCase();
  const id = await uploaded(`SKU,MSRP\n${number},266.00\n`);
  const said = { intent: 'join', number, said: 'same' };
  const unnamed = await press(id, said);
  expect([unnamed.status, unnamed.answer.problem]).toEqual([
    422,
    'First write the supplier’s name and check again: numbers are kept for one supplier.',
  ]);
  const columns = {
    ...{ 'field-0': 'partNumber', 'field-1': 'msrp' },
    ...{ prices: 'on', priceFrom: 'msrp' },
  };
  await press(id, { intent: 'map', supplier: 'Harbor Wheel', ...columns });
  await runJobs();
  expect((await press(id, { ...said, number: '' })).status).toBe(422);
  expect((await press(id, said)).answer.done).toBe('joined');
  await runJobs();
  expect((await getImport(ctx, id)).counts).toMatchObject({ suggested: 0, changed: 1 });
  expect(await listSupplierNumbers(ctx, sku)).toHaveLength(1);
  const forgotten = await postForm(onPart, ctx, {
    params: { category: 'wheels', sku },
    fields: { intent: 'forget', supplier: 'Harbor Wheel', number },
  });
  expect(forgotten.answer.done).toBe('forgotten');
  expect(await listSupplierNumbers(ctx, sku)).toEqual([]);
});
