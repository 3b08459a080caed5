import { afterAll, expect, test } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import type { Job } from '#src/domain/jobs.ts';
import { getFeed, listFeeds } from '#src/domain/supplier-feeds/index.server.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { action as act } from './feed.page.tsx';
import { action as create } from './new-feed.page.tsx';

const { database, ctx: system } = await openShop();
await seedShopRecords(database.db);
afterAll(() => database.close());

const queued: Job[] = [];
const jobs = { enqueue: async (_: unknown, job: Job) => void queued.push(job) };
const ctx: Ctx = { ...asStaff(system, 'owner'), jobs };

const fields = {
  intent: 'save',
  name: 'Harbor Wheel prices',
  address: 'https://files.example.com/prices.csv',
  userName: '',
  password: '',
  privateKey: '',
  pause: 'daily',
  at: '05:30',
  applies: 'itself',
};

const press = (id: string, sent: Record<string, string>, as: Ctx = ctx) =>
  postForm(act, as, { params: { id }, fields: sent });

test('a feed is created, changed, fetched, paused, resumed and removed from its page', async () => {
  const { location } = await postForm(create, ctx, { fields });
  const id = location?.split('/').at(-1) ?? '';
  expect(queued.splice(0)).toEqual([
    { name: 'fetch-feed', data: { feedId: id, trigger: 'office' } },
  ]);
  expect((await press(id, { ...fields, pause: 'hourly' })).answer.done).toBe('saved');
  expect((await getFeed(ctx, id)).schedule.pause).toBe('hourly');
  expect((await press(id, { intent: 'fetch' })).answer.done).toBe('fetching');
  expect((await press(id, { intent: 'pause' })).answer.done).toBe('paused');
  expect((await press(id, { intent: 'resume' })).answer.done).toBe('resumed');
  expect((await press(id, { intent: 'accept', hostKey: 'SHA256:x' })).status).toBe(409);
  expect((await press(id, { intent: 'nothing' })).status).toBe(422);
  expect((await press(id, { intent: 'remove' })).location).toContain('/imports/feeds');
  expect(await listFeeds(ctx)).toEqual([]);
});

test('a feed that cannot work comes back with what was typed and the reason beside it', async () => {
  const refused = await postForm(create, ctx, {
    fields: { ...fields, address: 'sftp://files.example.com/prices.csv' },
  });
  expect(refused.status).toBe(422);
  expect(refused.answer.issues).toEqual({ userName: 'An SFTP server asks for a user name.' });
  expect(refused.answer.typed).toMatchObject({ name: 'Harbor Wheel prices' });
  const badTime = await postForm(create, ctx, { fields: { ...fields, at: '' } });
  expect(badTime.answer.issues).toHaveProperty('at');
});

test('who may only read changes no feed', async () => {
  const reader = { ...asStaff(system, 'front-desk'), jobs };
  expect((await postForm(create, reader, { fields })).status).toBe(403);
});
