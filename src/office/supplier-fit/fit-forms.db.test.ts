import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import type { Job } from '#src/domain/jobs.ts';
import {
  checkFitFile,
  getFitFile,
  listFitFiles,
  listKitChoices,
} from '#src/domain/supplier-fit/index.server.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { action as uploadAny } from '../goods/imports.page.tsx';
import { action as see } from './conflicts.page.tsx';
import { action as act } from './fit-file.page.tsx';
import { action as upload } from './fit-files.page.tsx';
import { action as answer } from './questions.page.tsx';

const { database, ctx: system } = await openShop();
await seedShopRecords(database.db);
afterAll(() => database.close());

const queued: Job[] = [];
const jobs = { enqueue: async (_: unknown, job: Job) => void queued.push(job) };
const ctx: Ctx = { ...asStaff(system, 'owner'), files: createMemoryFiles(), jobs };
const fixture = (name: string) => readFileSync(`tests/fixtures/feeds/${name}`, 'utf8');
const file = (name: string) => new File([fixture(name)], name);

async function runJobs(): Promise<void> {
  for (let job = queued.shift(); job; job = queued.shift()) {
    if (job.name === 'check-fit-file') await checkFitFile(ctx, job.data);
  }
}

const press = (id: string, fields: Record<string, string>, as: Ctx = ctx) =>
  postForm(act, as, { params: { id }, fields });

test('a file is taken in on either page, named, joined, applied and undone', async () => {
  const { location } = await postForm(uploadAny, ctx, {
    fields: { file: file('aces-4.2-years.xml') },
  });
  await runJobs();
  const id = location?.split('/').at(-1) ?? '';
  expect((await getFitFile(ctx, id)).counts).toMatchObject({ unknown: 1 });
  const named = await postForm(upload, ctx, {
    fields: { intent: 'legend', file: file('id-names.csv') },
  });
  expect(named.answer.done).toBe('legend');
  await runJobs();
  expect((await getFitFile(ctx, id)).counts).toMatchObject({ unknown: 0, named: 1 });
  const [kit] = await listKitChoices(ctx);
  const join = { intent: 'join', part: 'FL-4025-21', sku: kit?.sku ?? '' };
  expect((await press(id, join)).answer.done).toBe('joined');
  expect(await press(id, { ...join, sku: 'nobody' })).toMatchObject({ status: 422 });
  expect((await press(id, { intent: 'apply' })).answer.done).toBe('applied');
  expect((await press(id, { intent: 'apply' })).status).toBe(409);
  expect((await press(id, { intent: 'undo' })).answer.done).toBe('undone');
  expect((await press(id, { intent: 'nothing' })).status).toBe(422);
});

test('a question is answered, and what comes back takes the answer back', async () => {
  const asked = {
    supplier: 'XBRM',
    wording: 'Ford F-150',
    part: '',
    asked: 'ford-f150-raptor-2021',
  };
  const send = (fields: Record<string, string>, as: Ctx = ctx) => postForm(answer, as, { fields });
  const first = await send({ ...asked, intent: 'answer', meant: 'ford-f150-raptor-2021' });
  expect(first.answer).toMatchObject({ done: 'answered', back: { intent: 'again' } });
  const second = await send({ ...asked, intent: 'answer' });
  expect(second.answer).toMatchObject({
    back: { ...asked, intent: 'answer', meant: 'ford-f150-raptor-2021' },
  });
  const { back } = second.answer as unknown as { back: Record<string, string> };
  expect((await send(back)).answer.done).toBe('answered');
  const { meant, ...again } = back;
  expect((await send({ ...again, intent: 'again' })).answer).toMatchObject({ done: 'again', back });
  expect((await send({ ...asked, asked: '', intent: 'answer' })).status).toBe(422);
  expect((await send({ ...asked, intent: 'nothing' })).status).toBe(422);
  expect((await send({ ...again, intent: 'again' }, asStaff(system, 'front-desk'))).status).toBe(
    403,
  );
});

test('a disagreement is marked as looked at, and undone', async () => {
  const pairs = JSON.stringify([
    { vehicleId: 'ford-f150-2021', supplier: 'XBRM', verdict: 'does-not-fit' },
  ]);
  const send = (fields: Record<string, string>, as: Ctx = ctx) => postForm(see, as, { fields });
  const marked = await send({ intent: 'seen', sku: 'a', pairs });
  expect(marked.answer).toMatchObject({
    done: 'seen',
    back: { intent: 'unseen', sku: 'a', pairs },
  });
  const seen = async () =>
    (await database.pool.query('select sku, actor_name from fit_conflicts_seen')).rows;
  expect(await seen()).toEqual([{ sku: 'a', actor_name: 'Marisol' }]);
  expect((await send({ intent: 'unseen', sku: 'a', pairs })).answer.done).toBe('unseen');
  expect(await seen()).toEqual([]);
  expect((await send({ intent: 'seen', sku: 'a', pairs: '{' })).status).toBe(422);
  expect((await send({ intent: 'seen', sku: 'a', pairs: '[]' })).status).toBe(422);
  expect((await send({ intent: 'nothing', sku: 'a', pairs })).status).toBe(422);
  expect(
    (await send({ intent: 'seen', sku: 'a', pairs }, asStaff(system, 'front-desk'))).status,
  ).toBe(403);
});

test('what is no ACES is said beside the file, and who may only look changes nothing', async () => {
  const wrong = await postForm(upload, ctx, { fields: { file: file('price-only.csv') } });
  expect(wrong).toMatchObject({ status: 422, answer: { problem: expect.any(String) } });
  const reader: Ctx = { ...asStaff(system, 'front-desk'), files: ctx.files, jobs };
  const before = await listFitFiles(ctx);
  for (const fields of [
    { intent: 'file', file: file('aces-4.2-years.xml') },
    { intent: 'legend', file: file('id-names.csv') },
  ]) {
    expect((await postForm(upload, reader, { fields })).status).toBe(403);
  }
  expect(await listFitFiles(ctx)).toEqual(before);
  expect((await press(before[0]?.id ?? '', { intent: 'undo' }, reader)).status).toBe(403);
});
