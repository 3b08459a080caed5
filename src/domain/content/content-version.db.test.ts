import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { publishedStory } from '#tests/factories/content-service.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { createContentVersion, publishStory, readContentVersion } from './index.server.ts';

// Runs on both engines: what one process learns from another.

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function clockAt(start: Temporal.Instant) {
  let now = start;
  return {
    now: () => now,
    pass: (milliseconds: number) => {
      now = now.add({ milliseconds });
    },
  };
}

test('the version is the Unix second of the first publication', async () => {
  expect(await readContentVersion(database.db)).toBe(1);
  await publishedStory(createTestContext(database.db), { slug: 'first' });
  expect(await readContentVersion(database.db)).toBe(testNow.epochMilliseconds / 1000);
});

test('this process knows of its own publication at once', async () => {
  const ctx = createTestContext(database.db);
  const version = createContentVersion({ db: database.db, clock: ctx.clock });
  const story = await publishedStory(ctx, { slug: 'own' });
  const published = await publishStory(ctx, { id: story.id });
  expect(version.current()).toBe(published);
});

test('what another process published is seen after a second', async () => {
  const clock = clockAt(testNow);
  const version = createContentVersion({ db: database.db, clock });
  const before = await version.refresh();
  await database.pool.query('update content_spaces set version = version + 5');
  clock.pass(999);
  expect(version.current()).toBe(before);
  clock.pass(1);
  version.current();
  await expect.poll(() => version.current()).toBe(before + 5);
});

test('a slow reading does not undo a later one', async () => {
  const version = createContentVersion({ db: database.db, clock: clockAt(testNow) });
  const readings = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  const queue = readings.values();
  version.follow({ read: () => queue.next().value?.promise ?? Promise.resolve(0), everyMs: 1000 });
  const [slow, quick] = [version.refresh(), version.refresh()];
  readings[1]?.resolve(20);
  await quick;
  readings[0]?.resolve(10);
  expect(await slow).toBe(20);
});

test('a source that fails leaves the version as it was', async () => {
  const clock = clockAt(testNow);
  const version = createContentVersion({ db: database.db, clock });
  const before = await version.refresh();
  version.follow({ read: () => Promise.reject(new Error('unreachable')), everyMs: 1000 });
  expect(version.current()).toBe(before);
  clock.pass(5000);
  expect(version.current()).toBe(before);
  await expect(version.refresh()).rejects.toThrow('unreachable');
});
