import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { supplierLayouts } from '#src/db/schema/goods-imports.ts';
import {
  getImport,
  listBatches,
  mapImport,
  queueApply,
  saveSupplier,
  stopImport,
  undoBatch,
} from '#src/domain/goods/index.server.ts';
import { openFeedShop, pricedSku, priceList, typedFeed } from '#tests/factories/feed-shop.ts';
import {
  askForFetch,
  getFeed,
  listFeeds,
  needsSomebody,
  saveFeed,
  settleFetch,
} from './index.server.ts';

// Runs on both engines: joins, states and locks in SQL.

const {
  database,
  buyer,
  system,
  supplier,
  queued,
  runOne,
  runJobs,
  knownFeed,
  fetchAgain,
  price,
  letters,
} = await openFeedShop();

test('the first file waits for somebody to say how it is read; the next one applies itself', async () => {
  const before = await price();
  supplier.says = priceList('240.00');
  const { id } = await saveFeed(buyer, { id: null, typed: typedFeed });
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

  const second = await fetchAgain(id, priceList('251.00'));
  expect(second.last).toMatchObject({ state: 'applied', changes: 1, rows: 21 });
  expect(await price()).toBe(25_100);
  const [batch] = await listBatches(buyer, { category: 'wheels' });
  expect(batch).toMatchObject({ actorName: 'Harbor Wheel prices', kind: 'import' });
  await undoBatch(buyer, { batchId: batch?.id ?? '' });
  expect(await price()).toBe(24_000);
});

test('the same file is not read again, and one that changes nothing says so', async () => {
  const id = await knownFeed();
  expect((await fetchAgain(id, priceList('240.00'))).last?.state).toBe('unchanged');
  expect((await fetchAgain(id, { outcome: 'unchanged', hostKey: null })).last?.state).toBe(
    'unchanged',
  );
  expect((await fetchAgain(id, priceList('240.00', 21))).last).toMatchObject({ state: 'same' });
});

test.each([
  ['a price ten times as high', priceList('2400.00'), ['feed.hold.moved', 'feed.hold.wild']],
  ['a third of its rows', priceList('241.00', 6), ['feed.hold.fewer']],
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

test('a file that is older than the one before is held: a supplier has put back an old one', async () => {
  const dated = (day: string, amount: string) => {
    const lines = priceList(amount).trimEnd().split('\n');
    return lines.map((line, at) => `${line},${at === 0 ? 'RunDate' : day}`).join('\n');
  };
  supplier.says = dated('2026-11-20', '240.00');
  const { id } = await saveFeed(buyer, { id: null, typed: typedFeed });
  await runJobs();
  const importId = (await getFeed(buyer, id)).last?.importId ?? '';
  await saveSupplier(buyer, { id: importId, name: 'Harbor Wheel' });
  await queueApply(buyer, { id: importId, goodRowsOnly: false });
  await runJobs();
  const { last } = await fetchAgain(id, dated('2026-11-03', '245.00'));
  expect(last).toMatchObject({ state: 'held', problems: [{ reason: 'import.older' }] });
  expect(await price()).toBe(24_000);
  expect((await fetchAgain(id, dated('2026-11-21', '246.00'))).last?.state).toBe('applied');
  expect(await price()).toBe(24_600);
});

test('a held file goes on waiting when later looks find the same file', async () => {
  const id = await knownFeed();
  await fetchAgain(id, priceList('2400.00'));
  const later = await fetchAgain(id, priceList('2400.00'));
  expect(later.fetches[0]?.state).toBe('unchanged');
  expect(later.last?.state).toBe('held');
  expect(needsSomebody(later)).toBe(true);
  const [line] = await listFeeds(buyer);
  expect(line?.last?.state).toBe('held');
  await queueApply(buyer, { id: later.last?.importId ?? '', goodRowsOnly: false });
  await runJobs();
  expect(needsSomebody(await fetchAgain(id, priceList('2400.00')))).toBe(false);
});

test('a file that cannot be read is told by its fault, and again when it stays the same', async () => {
  const id = await knownFeed();
  const unread = '<?xml version="1.0"?><ACES version="5.0"><Header></Header></ACES>';
  for (let look = 0; look < 2; look += 1) {
    const { last } = await fetchAgain(id, unread);
    expect(last).toMatchObject({ state: 'failed', problems: [{ reason: expect.any(String) }] });
    expect(last?.problems).not.toMatchObject([{ reason: 'feed.interrupted' }]);
  }
  expect(await letters()).toHaveLength(1);
});

test('a file whose check failed for good is told, and waits for nobody', async () => {
  const id = await knownFeed();
  supplier.says = priceList('250.00');
  await askForFetch(buyer, id);
  await runOne();
  const check = queued.shift();
  if (check?.name !== 'check-import') throw new Error('No check was queued');
  await stopImport(system, check.data);
  await settleFetch(system, check.data.importId);
  expect((await getFeed(buyer, id)).last?.state).toBe('failed');
  expect(await letters()).toHaveLength(1);
});

test('files that change nothing count for what they leave out, and a shop that would lose much is asked', async () => {
  const id = await knownFeed();
  await database.db
    .update(supplierLayouts)
    .set({ profile: sql`${supplierLayouts.profile} || '{"isComplete": true}'` });
  const other = 'tinstead-fallow-17x9-5x127-p0';
  await fetchAgain(id, `${priceList('250.00')}${other},250.00\n`);
  const states: (string | undefined)[] = [];
  // A byte more each time: the same file would not be read again.
  for (const blank of ['', ' ', '  ']) {
    states.push((await fetchAgain(id, priceList(`250.00${blank}`))).last?.state);
  }
  expect(states).toEqual(['same', 'same', 'held']);
  const { last } = await getFeed(buyer, id);
  expect(last?.problems).toMatchObject([{ reason: 'feed.hold.ended' }]);
});

test('a newer file sets aside the one that nobody applied', async () => {
  const id = await knownFeed({ applies: 'asked' });
  const waiting = await fetchAgain(id, priceList('250.00'));
  expect(waiting.last).toMatchObject({ state: 'waiting', changes: 1 });
  const { fetches } = await fetchAgain(id, priceList('255.00'));
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
  supplier.says = priceList('260.00');
  await askForFetch(buyer, id);
  while (queued[0] && queued[0].name !== 'apply-import') await runOne();
  await database.pool.query(
    `update catalog_variants set price_cents = 24100, record = jsonb_set(record, '{priceCents}', '24100') where sku = $1`,
    [pricedSku],
  );
  await runJobs();
  expect(await price()).toBe(26_000);
  expect((await getFeed(buyer, id)).last?.state).toBe('applied');
});
