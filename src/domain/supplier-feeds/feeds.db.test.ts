import { expect, test } from 'vitest';
import { supplierFeeds } from '#src/db/schema/supplier-feeds.ts';
import type { Ctx } from '#src/domain/context.ts';
import { testNow } from '#tests/factories/context.ts';
import { openFeedShop, priceList, typedFeed } from '#tests/factories/feed-shop.ts';
import {
  acceptHostKey,
  askForFetch,
  fetchFeed,
  getFeed,
  listFeeds,
  needsSomebody,
  pauseFeed,
  purgeFetches,
  queueDueFeeds,
  releaseFeeds,
  removeFeed,
  saveFeed,
} from './index.server.ts';
import type { FeedFiles, Fetched } from './ports.ts';

// Runs on both engines: claims and moments in SQL.

const shop = await openFeedShop();
const { database, buyer, system, as, supplier, queued, time, runJobs, knownFeed, fetchAgain } =
  shop;
const { price, letters } = shop;

const down: Fetched = { outcome: 'failed', trouble: 'refused', line: '' };

test('a server that is down is tried again soon, told once, and back to its times after that', async () => {
  const id = await knownFeed();
  for (let tries = 1; tries <= 6; tries += 1) {
    const feed = await fetchAgain(id, down);
    const { nextAt, last } = feed;
    expect(last?.state).toBe('failed');
    expect(needsSomebody(feed)).toBe(tries >= 4);
    const minutes = Temporal.Instant.from(nextAt ?? '')
      .since(time.now)
      .total('minutes');
    expect(minutes).toBeLessThanOrEqual(60);
    expect(await letters()).toHaveLength(tries >= 4 ? 1 : 0);
  }
  const { nextAt, failures } = await fetchAgain(id, { outcome: 'unchanged', hostKey: null });
  expect(failures).toBe(0);
  expect(nextAt).toBe('2026-11-22T12:30:00.000Z');
});

test('a changed host key stops the feed until somebody accepts exactly that key', async () => {
  const id = await knownFeed();
  expect(supplier.asked.at(-1)?.hostKey).toBeNull();
  expect((await getFeed(buyer, id)).hostKey).toBe('SHA256:one');
  const stopped = await fetchAgain(id, {
    outcome: 'failed',
    trouble: 'host-key',
    line: 'SHA256:two',
  });
  expect(supplier.asked.at(-1)?.hostKey).toBe('SHA256:one');
  expect(needsSomebody(stopped)).toBe(true);
  expect(stopped).toMatchObject({ shownKey: 'SHA256:two', hostKey: 'SHA256:one' });
  expect(await letters()).toHaveLength(1);
  await expect(acceptHostKey(buyer, { id, hostKey: 'SHA256:three' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await acceptHostKey(buyer, { id, hostKey: 'SHA256:two' });
  supplier.says = { outcome: 'unchanged', hostKey: null };
  await runJobs();
  expect(supplier.asked.at(-1)?.hostKey).toBe('SHA256:two');
});

test('each feed is queued when its time has come, once, and not while it is paused', async () => {
  const id = await knownFeed();
  expect(await queueDueFeeds(system)).toBe(0);
  time.now = testNow.add({ hours: 24 });
  try {
    expect(await Promise.all([queueDueFeeds(system), queueDueFeeds(system)])).toEqual(
      expect.arrayContaining([0, 1]),
    );
    expect(queued.splice(0)).toEqual([
      { name: 'fetch-feed', data: { feedId: id, trigger: 'schedule' } },
    ]);
    await pauseFeed(buyer, { id, isPaused: true });
    time.now = testNow.add({ hours: 72 });
    expect(await queueDueFeeds(system)).toBe(0);
    expect((await getFeed(buyer, id)).nextAt).toBeNull();
    // Somebody may still ask, and it stays paused.
    supplier.says = { outcome: 'unchanged', hostKey: null };
    await askForFetch(buyer, id);
    await runJobs();
    expect((await getFeed(buyer, id)).nextAt).toBeNull();
  } finally {
    time.now = testNow;
  }
});

test('a feed that another process fetches is left to it, until that process must have ended', async () => {
  const id = await knownFeed();
  await database.db
    .update(supplierFeeds)
    .set({ fetchingSince: new Date(time.now.epochMilliseconds) });
  const count = supplier.asked.length;
  await fetchAgain(id, priceList('250.00'));
  expect(supplier.asked).toHaveLength(count);
  await database.db
    .update(supplierFeeds)
    .set({ fetchingSince: new Date(time.now.subtract({ hours: 1 }).epochMilliseconds) });
  expect((await fetchAgain(id, priceList('250.00'))).last?.state).toBe('applied');
});

test('a feed whose process was killed is fetched at once after the next start', async () => {
  const id = await knownFeed();
  await database.db
    .update(supplierFeeds)
    .set({ fetchingSince: new Date(time.now.epochMilliseconds) });
  await releaseFeeds(system);
  expect((await fetchAgain(id, priceList('250.00'))).last?.state).toBe('applied');
});

test('secrets are sealed, kept while nothing else is typed, and never sent to another server', async () => {
  const id = await knownFeed();
  const [stored] = await database.db.select().from(supplierFeeds);
  expect(JSON.stringify(stored)).not.toContain(typedFeed.password);
  expect(JSON.stringify(await getFeed(buyer, id))).not.toContain(typedFeed.password);
  expect(supplier.asked.at(-1)?.access.password).toBe(typedFeed.password);
  const again = { ...typedFeed, password: '' };
  await saveFeed(buyer, { id, typed: { ...again, schedule: { pause: 'hourly', at: '00:10' } } });
  await runJobs();
  expect(supplier.asked.at(-1)?.access.password).toBe(typedFeed.password);
  const elsewhere = { ...again, address: 'sftp://thief.example.com/out/prices.csv' };
  await expect(saveFeed(buyer, { id, typed: elsewhere })).rejects.toMatchObject({
    issues: [{ path: 'password' }],
  });
  await expect(saveFeed(buyer, { id, typed: { ...again, noSecrets: true } })).rejects.toMatchObject(
    { issues: [{ path: 'password' }] },
  );
  const other: Ctx = { ...system, keyFor: (purpose) => Buffer.alloc(32, purpose) };
  await fetchFeed(other, { feedId: id }, supplier.files);
  expect((await getFeed(buyer, id)).last?.problems).toMatchObject([{ reason: 'feed.secret-lost' }]);
});

test.each([
  ['name', { name: ' ' }],
  ['address', { address: 'prices.csv' }],
  ['address', { address: 'http://files.example.com/prices.csv' }],
  ['userName', { userName: '' }],
  ['password', { password: '' }],
  ['privateKey', { privateKey: 'not a key' }],
  ['schedule.at', { schedule: { pause: 'daily', at: '25:00' } }],
])('a feed with a wrong %s is refused beside it', async (path, wrong) => {
  await expect(
    saveFeed(buyer, { id: null, typed: { ...typedFeed, ...wrong } }),
  ).rejects.toMatchObject({
    issues: [{ path }],
  });
  expect(await listFeeds(buyer)).toEqual([]);
});

test('of two that are saved at once under one name, one is refused', async () => {
  const both = [
    saveFeed(buyer, { id: null, typed: typedFeed }),
    saveFeed(buyer, { id: null, typed: typedFeed }),
  ];
  const ended = await Promise.allSettled(both);
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = ended.find((one) => one.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'conflict' });
});

test('two feeds cannot share a name, and a feed is removed with its password', async () => {
  const id = await knownFeed();
  await expect(saveFeed(buyer, { id: null, typed: typedFeed })).rejects.toMatchObject({
    code: 'conflict',
  });
  await removeFeed(buyer, id);
  expect(await database.db.select().from(supplierFeeds)).toEqual([]);
  expect(await price()).toBe(24_000);
  await fetchFeed(system, { feedId: id }, supplier.files);
  for (const gone of [id, 'no-id']) {
    await expect(getFeed(buyer, gone)).rejects.toMatchObject({ code: 'not-found' });
  }
});

test('a fault of the site itself frees the feed and is written down', async () => {
  const id = await knownFeed();
  const broken: FeedFiles = {
    download: async () => {
      throw new Error('no space left');
    },
  };
  await expect(fetchFeed(system, { feedId: id }, broken)).rejects.toThrow('no space');
  expect(await getFeed(buyer, id)).toMatchObject({
    isFetching: false,
    last: { state: 'failed', problems: [{ reason: 'feed.interrupted' }] },
  });
});

test('who may only read sees feeds and changes none', async () => {
  const id = await knownFeed();
  const reader = { ...as('front-desk'), jobs: buyer.jobs };
  expect(await listFeeds(reader)).toHaveLength(1);
  for (const attempt of [
    saveFeed(reader, { id, typed: typedFeed }),
    pauseFeed(reader, { id, isPaused: true }),
    askForFetch(reader, id),
    removeFeed(reader, id),
    acceptHostKey(reader, { id, hostKey: '' }),
  ]) {
    await expect(attempt).rejects.toMatchObject({ code: 'forbidden' });
  }
});

test('records of fetches that brought nothing go after a week, the others after three months', async () => {
  const id = await knownFeed();
  await fetchAgain(id, { outcome: 'unchanged', hostKey: null });
  const purgeAfter = (days: number) =>
    purgeFetches({ ...system, clock: { now: () => testNow.add({ hours: 24 * days }) } });
  expect(await purgeAfter(6)).toBe(0);
  expect(await purgeAfter(8)).toBe(1);
  expect(await purgeAfter(91)).toBe(1);
});
