import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import { applyImport, checkImport } from '#src/domain/goods/index.server.ts';
import type { Job } from '#src/domain/jobs.ts';
import { openGoodsApi, refusalOf } from '#tests/factories/goods-api.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { importCalls, type WireImport } from './import-calls.ts';

// Runs on both engines: a supplier's file from sending to undoing.

const files = createMemoryFiles();
const queued: Job[] = [];
const jobs = { enqueue: async (_: unknown, job: Job) => void queued.push(job) };
const { database, buyer } = await openGoodsShop();
const { caller, keyOf } = await openGoodsApi(database, { parts: { files, jobs } });
const { send, ask } = caller(await keyOf('goods-write', 'Nightly prices'));

const sku = 'tinstead-fallow-17x9-6x1397-p0';
const part = () =>
  ask<{ priceCents: number; costCents: number; version: string }>('GET', `/wheels/${sku}`);

/** Runs what was queued, as the process does. */
async function runJobs(): Promise<void> {
  const ctx: Ctx = { ...buyer, files, jobs, actor: { kind: 'system', reason: 'test' } };
  for (let job = queued.shift(); job; job = queued.shift()) {
    if (job.name === 'check-import') await checkImport(ctx, job.data);
    if (job.name === 'apply-import') await applyImport(ctx, job.data);
  }
}

async function sent(text: string | Uint8Array, fileName = 'prices.csv') {
  const { id } = await ask<{ id: string }>('POST', `/imports?fileName=${fileName}`, text);
  await runJobs();
  return { id, view: await ask<WireImport>('GET', `/imports/${id}`) };
}

test('a price list is sent, checked, applied and undone by a program', async () => {
  const before = await part();
  const { id, view } = await sent(`Part No.,MSRP,Cost\n${sku},249.50,160\nelsewhere,10,5\n`);
  expect(importCalls.getImportCall.answer.data?.safeParse(view).error).toBeUndefined();
  expect(view).toMatchObject({
    ...{ state: 'checked', fileName: 'prices.csv', actorName: 'Nightly prices' },
    counts: { changed: 1, foreign: 1, refused: 0 },
    rows: [{ sku, fate: 'changed', after: { priceCents: 24_950 }, problem: null }],
  });
  expect(await part()).toEqual(before);
  const applying = await ask<WireImport>('POST', `/imports/${id}/apply`, {});
  expect(applying.state).toBe('applying');
  await runJobs();
  expect(await part()).toMatchObject({ priceCents: 24_950, costCents: 16_000 });
  expect((await send('POST', `/imports/${id}/apply`, { body: {} })).status).toBe(409);
  expect(await ask('POST', `/imports/${id}/undo`)).toEqual({ undone: 1, kept: 0 });
  expect(await part()).toEqual(before);
  expect(await ask('GET', '/imports')).toMatchObject([{ id, state: 'undone' }]);
  const again = await refusalOf(await send('POST', `/imports/${id}/undo`));
  expect(again).toMatchObject({ status: 409, detail: expect.stringContaining('nothing to undo') });
});

test('refused rows are named by line and column, and left out only if asked for', async () => {
  const { id, view } = await sent(
    `SKU,MSRP\n${sku},a lot\ngranfell-saltmarch-at-37x1250r20lt,899\n`,
  );
  expect(view.counts).toMatchObject({ refused: 1, changed: 1 });
  expect(view.rows[0]).toMatchObject({
    line: 2,
    column: 'MSRP',
    fate: 'refused',
    problem: expect.any(String),
  });
  expect((await send('POST', `/imports/${id}/apply`, { body: {} })).status).toBe(409);
  await ask('POST', `/imports/${id}/apply`, { goodRowsOnly: true });
  await runJobs();
  expect(await ask('GET', `/imports/${id}`)).toMatchObject({ state: 'applied' });
});

test('columns are mapped otherwise; what is not sent stays as it was', async () => {
  const { id, view } = await sent(`SKU,List,Dealer\n${sku},300,200\n`);
  const columns = [
    { header: 'SKU', field: 'partNumber' },
    { header: 'List', field: 'msrp' },
    { header: 'Dealer', field: 'cost' },
  ];
  const mapped = await ask<WireImport>('PATCH', `/imports/${id}`, { columns, priceFrom: 'msrp' });
  expect(mapped).toMatchObject({
    state: 'checking',
    mapping: { ...view.mapping, priceFrom: 'msrp' },
  });
  await runJobs();
  expect(await ask<WireImport>('GET', `/imports/${id}`)).toMatchObject({
    rows: [{ after: { priceCents: 30_000, costCents: 20_000 } }],
  });
  const none = await send('PATCH', `/imports/${id}`, { body: { columns: [columns[1]] } });
  expect(none.status).toBe(422);
  expect((await ask<WireImport>('POST', `/imports/${id}/reread`, { kind: 'stock' })).state).toBe(
    'checking',
  );
  expect((await send('DELETE', `/imports/${id}`)).status).toBe(204);
  expect(await ask('GET', `/imports/${id}`)).toMatchObject({ state: 'discarded' });
});

test('the catalog’s own file, sent back, changes nothing', async () => {
  const csv = await (await send('GET', '/files/wheels')).text();
  const { view } = await sent(csv, 'wheels.csv');
  expect(view.counts).toMatchObject({ added: 0, changed: 0, refused: 0 });
  expect(view.counts.unchanged).toBeGreaterThan(200);
});

test('what is no file of goods is refused with the reason', async () => {
  for (const bytes of ['', readFileSync('tests/fixtures/feeds/aces-4.2-years.xml', 'utf8')]) {
    const answer = await send('POST', '/imports?fileName=x', { body: bytes });
    expect(answer.status).toBe(422);
    expect((await refusalOf(answer)).detail.length).toBeGreaterThan(10);
  }
  expect((await send('POST', '/imports', { body: 'a' })).status).toBe(422);
  expect(files.keys().length).toBeGreaterThan(0);
});
