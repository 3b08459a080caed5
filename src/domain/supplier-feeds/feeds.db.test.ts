import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { mailMessages } from '#src/db/schema/mail.ts';
import { feedFetches, supplierFeeds } from '#src/db/schema/supplier-feeds.ts';
import type { Ctx } from '#src/domain/context.ts';
import {
  applyImport,
  checkImport,
  getImport,
  getPart,
  listBatches,
  mapImport,
  queueApply,
  saveSupplier,
  undoBatch,
} from '#src/domain/goods/index.server.ts';
import type { Job } from '#src/domain/jobs.ts';
import { testNow } from '#tests/factories/context.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
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
  removeFeed,
  saveFeed,
  settleFetch,
} from './index.server.ts';
import type { FeedFiles, FeedPlace, Fetched } from './ports.ts';

// Runs on both engines: claims, joins and moments in SQL.

const { database, buyer: plain, as } = await openGoodsShop();
const files = createMemoryFiles();
const queued: Job[] = [];
const jobs = { enqueue: async (_: unknown, job: Job) => void queued.push(job) };
let now = testNow;
const clock = { now: () => now };
const buyer: Ctx = { ...plain, files, jobs, clock };
const system: Ctx = { ...buyer, actor: { kind: 'system', reason: 'test' } };

const sku = 'tinstead-fallow-17x9-6x1397-p0';
const typed = {
  name: 'Harbor Wheel prices',
  address: 'sftp://files.example.com/out/prices.csv',
  userName: 'ironwood',
  password: 'gravel-37-lantern',
  privateKey: '',
  noSecrets: false,
  schedule: { pause: 'daily', at: '05:30' },
  applies: 'itself',
};

/** What the supplier's server says next, and how it was asked. */
let answer: Fetched | string;
const asked: FeedPlace[] = [];
const feedFiles: FeedFiles = {
  async fetch(place, into) {
    asked.push(place);
    if (typeof answer !== 'string') return answer;
    const bytes = Buffer.from(answer);
    await into.append(bytes);
    const seen = { hash: createHash('sha256').update(answer).digest('hex') };
    return {
      outcome: 'received',
      fileName: 'prices.csv',
      bytes: bytes.length,
      seen,
      hostKey: 'SHA256:one',
    };
  },
};

/** Runs what was queued, as the process does. */
async function runJobs(): Promise<void> {
  for (let job = queued.shift(); job; job = queued.shift()) {
    if (job.name === 'fetch-feed') await fetchFeed(system, job.data, feedFiles);
    if (job.name === 'check-import') await checkImport(buyer, job.data);
    if (job.name === 'apply-import') {
      const { userId, name } = job.data.actor;
      const actor = { kind: 'staff', userId, name, email: '', role: 'manager' } as const;
      await applyImport({ ...buyer, actor: { ...actor, scopes: ['catalog.write'] } }, job.data);
    }
    if (job.name === 'check-import' || job.name === 'apply-import') {
      await settleFetch(system, job.data.importId);
    }
  }
}

const list = (price: string, others = 20) => {
  const rows = Array.from({ length: others }, (_, at) => `other-${at},10.00`);
  return `Part No.,New Price\n${sku},${price}\n${rows.join('\n')}\n`;
};

/** A feed whose supplier the shop has saved, with its first file applied by hand. */
async function knownFeed(over: Partial<typeof typed> = {}): Promise<string> {
  answer = list('240.00');
  const { id } = await saveFeed(buyer, { id: null, typed: { ...typed, ...over } });
  await runJobs();
  const importId = (await getFeed(buyer, id)).last?.importId ?? '';
  await saveSupplier(buyer, { id: importId, name: 'Harbor Wheel' });
  await queueApply(buyer, { id: importId, goodRowsOnly: false });
  await runJobs();
  await database.db.delete(mailMessages);
  return id;
}

async function fetchAgain(id: string, next: Fetched | string) {
  answer = next;
  await askForFetch(buyer, id);
  await runJobs();
  return getFeed(buyer, id);
}

const price = async () => (await getPart(buyer, { category: 'wheels', sku })).priceCents;
const letters = async () =>
  (await database.db.select().from(mailMessages)).map(({ letter, data }) => ({ letter, data }));

test('the first file waits for somebody to say how it is read; the next one applies itself', async () => {
  const before = await price();
  answer = list('240.00');
  const { id } = await saveFeed(buyer, { id: null, typed });
  await runJobs();
  const first = await getFeed(buyer, id);
  expect(first.last).toMatchObject({ state: 'held', fileName: 'prices.csv', rows: 21 });
  expect(first.last?.problems).toMatchObject([{ reason: 'feed.hold.new-supplier' }]);
  expect(await price()).toBe(before);
  expect(needsSomebody(first)).toBe(true);
  expect(await letters()).toMatchObject([
    { letter: 'feed-stopped', data: { feed: 'Harbor Wheel prices' } },
  ]);

  const importId = first.last?.importId ?? '';
  await saveSupplier(buyer, { id: importId, name: 'Harbor Wheel' });
  await queueApply(buyer, { id: importId, goodRowsOnly: false });
  await runJobs();
  expect(await price()).toBe(24_000);
  expect((await getFeed(buyer, id)).last?.state).toBe('applied');

  const second = await fetchAgain(id, list('251.00'));
  expect(second.last).toMatchObject({ state: 'applied', changes: 1, rows: 21 });
  expect(await price()).toBe(25_100);
  const [batch] = await listBatches(buyer, { category: 'wheels' });
  expect(batch).toMatchObject({ actorName: 'Harbor Wheel prices', kind: 'import' });
  await undoBatch(buyer, { batchId: batch?.id ?? '' });
  expect(await price()).toBe(24_000);
});

test('the same file is not read again, and one that changes nothing says so', async () => {
  const id = await knownFeed();
  expect((await fetchAgain(id, list('240.00'))).last?.state).toBe('unchanged');
  expect((await fetchAgain(id, { outcome: 'unchanged', hostKey: null })).last?.state).toBe(
    'unchanged',
  );
  expect((await fetchAgain(id, list('240.00', 21))).last).toMatchObject({ state: 'same' });
});

test.each([
  ['a price ten times as high', list('2400.00'), ['feed.hold.moved', 'feed.hold.wild']],
  ['a third of its rows', list('241.00', 6), ['feed.hold.fewer']],
])('a file with %s is held, told by mail, and applied by hand', async (_, file, reasons) => {
  const id = await knownFeed();
  const { last } = await fetchAgain(id, file);
  expect(last?.state).toBe('held');
  expect(last?.problems.map((told) => ('reason' in told ? told.reason : ''))).toEqual(reasons);
  expect(await price()).toBe(24_000);
  expect(await letters()).toHaveLength(1);
  await queueApply(buyer, { id: last?.importId ?? '', goodRowsOnly: false });
  await runJobs();
  expect(await price()).not.toBe(24_000);
  expect((await getFeed(buyer, id)).last?.state).toBe('applied');
});

test('a newer file sets aside the one that nobody applied', async () => {
  const id = await knownFeed({ applies: 'asked' });
  const waiting = await fetchAgain(id, list('250.00'));
  expect(waiting.last).toMatchObject({ state: 'waiting', changes: 1 });
  const { fetches } = await fetchAgain(id, list('255.00'));
  expect(fetches.map(({ state }) => state).slice(0, 2)).toEqual(['waiting', 'replaced']);
  const old = await getImport(buyer, fetches[1]?.importId ?? '');
  expect(old).toMatchObject({ state: 'discarded', rows: [] });
  await expect(queueApply(buyer, { id: old.id, goodRowsOnly: true })).rejects.toMatchObject({
    code: 'conflict',
  });
  const { profile, id: oldId } = old;
  await expect(mapImport(buyer, { id: oldId, profile, lineId: null })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await price()).toBe(24_000);
});

test('what somebody changes while a file is applied is checked again before it is written', async () => {
  const id = await knownFeed();
  answer = list('260.00');
  await askForFetch(buyer, id);
  let isTouched = false;
  const checked = await getPart(buyer, { category: 'wheels', sku });
  const touch = async () => {
    if (isTouched) return;
    isTouched = true;
    await database.pool.query('update catalog_variants set price_cents = $1 where sku = $2', [
      checked.priceCents + 100,
      sku,
    ]);
  };
  for (let job = queued.shift(); job; job = queued.shift()) {
    if (job.name === 'apply-import') await touch();
    queued.unshift(job);
    const rest = queued.splice(1);
    await runOne(queued);
    queued.push(...rest);
  }
  expect(await price()).toBe(26_000);
  const [fetch] = await database.db.select().from(feedFetches).orderBy(feedFetches.startedAt);
  expect(fetch).toBeDefined();
  expect((await getFeed(buyer, id)).last?.state).toBe('applied');
});

/** Runs one job and keeps what it queues. */
async function runOne(line: Job[]): Promise<void> {
  const job = line.shift();
  if (job?.name === 'fetch-feed') await fetchFeed(system, job.data, feedFiles);
  if (job?.name === 'check-import') await checkImport(buyer, job.data);
  if (job?.name === 'apply-import') await applyImport(buyer, job.data);
  if (job?.name === 'check-import' || job?.name === 'apply-import') {
    await settleFetch(system, job.data.importId);
  }
}

const down: Fetched = { outcome: 'failed', trouble: 'refused', line: '' };

test('a server that is down is tried again soon, told once, and back to its times after that', async () => {
  const id = await knownFeed();
  for (let tries = 1; tries <= 6; tries += 1) {
    const { nextAt, last } = await fetchAgain(id, down);
    expect(last?.state).toBe('failed');
    const minutes = Temporal.Instant.from(nextAt ?? '')
      .since(now)
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
  expect(asked.at(-1)?.hostKey).toBeNull();
  expect((await getFeed(buyer, id)).hostKey).toBe('SHA256:one');
  const stopped = await fetchAgain(id, {
    outcome: 'failed',
    trouble: 'host-key',
    line: 'SHA256:two',
  });
  expect(asked.at(-1)?.hostKey).toBe('SHA256:one');
  expect(stopped).toMatchObject({ shownKey: 'SHA256:two', hostKey: 'SHA256:one' });
  expect(await letters()).toHaveLength(1);
  await expect(acceptHostKey(buyer, { id, hostKey: 'SHA256:three' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await acceptHostKey(buyer, { id, hostKey: 'SHA256:two' });
  answer = { outcome: 'unchanged', hostKey: null };
  await runJobs();
  expect(asked.at(-1)?.hostKey).toBe('SHA256:two');
});

test('each feed is queued when its time has come, once, and not while it is paused', async () => {
  const id = await knownFeed();
  expect(await queueDueFeeds(system)).toBe(0);
  now = testNow.add({ hours: 24 });
  try {
    expect(await Promise.all([queueDueFeeds(system), queueDueFeeds(system)])).toEqual(
      expect.arrayContaining([0, 1]),
    );
    expect(queued.splice(0)).toEqual([
      { name: 'fetch-feed', data: { feedId: id, trigger: 'schedule' } },
    ]);
    await pauseFeed(buyer, { id, isPaused: true });
    now = testNow.add({ hours: 72 });
    expect(await queueDueFeeds(system)).toBe(0);
    expect((await getFeed(buyer, id)).nextAt).toBeNull();
    // Somebody may still ask, and it stays paused.
    answer = { outcome: 'unchanged', hostKey: null };
    await askForFetch(buyer, id);
    await runJobs();
    expect((await getFeed(buyer, id)).nextAt).toBeNull();
  } finally {
    now = testNow;
  }
});

test('a feed that another process fetches is left to it, until that process must have ended', async () => {
  const id = await knownFeed();
  await database.db.update(supplierFeeds).set({ fetchingSince: new Date(now.epochMilliseconds) });
  const count = asked.length;
  await fetchAgain(id, list('250.00'));
  expect(asked).toHaveLength(count);
  await database.db
    .update(supplierFeeds)
    .set({ fetchingSince: new Date(now.subtract({ hours: 1 }).epochMilliseconds) });
  expect((await fetchAgain(id, list('250.00'))).last?.state).toBe('applied');
});

test('secrets are sealed, kept while nothing else is typed, and never sent to another server', async () => {
  const id = await knownFeed();
  const [stored] = await database.db.select().from(supplierFeeds);
  expect(JSON.stringify(stored)).not.toContain(typed.password);
  expect(JSON.stringify(await getFeed(buyer, id))).not.toContain(typed.password);
  expect(asked.at(-1)?.access.password).toBe(typed.password);
  const again = { ...typed, password: '' };
  await saveFeed(buyer, { id, typed: { ...again, schedule: { pause: 'hourly', at: '00:10' } } });
  await runJobs();
  expect(asked.at(-1)?.access.password).toBe(typed.password);
  const elsewhere = { ...again, address: 'sftp://thief.example.com/out/prices.csv' };
  await expect(saveFeed(buyer, { id, typed: elsewhere })).rejects.toMatchObject({
    issues: [{ path: 'password' }],
  });
  await expect(saveFeed(buyer, { id, typed: { ...again, noSecrets: true } })).rejects.toMatchObject(
    { issues: [{ path: 'password' }] },
  );
  const other: Ctx = { ...system, keyFor: (purpose) => Buffer.alloc(32, purpose) };
  await fetchFeed(other, { feedId: id }, feedFiles);
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
  await expect(saveFeed(buyer, { id: null, typed: { ...typed, ...wrong } })).rejects.toMatchObject({
    issues: [{ path }],
  });
  expect(await listFeeds(buyer)).toEqual([]);
});

test('two feeds cannot share a name, and a feed is removed with its password', async () => {
  const id = await knownFeed();
  await expect(saveFeed(buyer, { id: null, typed })).rejects.toMatchObject({ code: 'conflict' });
  await removeFeed(buyer, id);
  expect(await database.db.select().from(supplierFeeds)).toEqual([]);
  expect(await price()).toBe(24_000);
  await fetchFeed(system, { feedId: id }, feedFiles);
  await expect(getFeed(buyer, id)).rejects.toMatchObject({ code: 'not-found' });
});

test('a fault of the site itself frees the feed and is written down', async () => {
  const id = await knownFeed();
  const broken: FeedFiles = {
    fetch: async () => {
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
  const reader = { ...as('front-desk'), jobs };
  expect(await listFeeds(reader)).toHaveLength(1);
  for (const attempt of [
    saveFeed(reader, { id, typed }),
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
