import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
// Runs on both engines: one has a single session, the other several.
import type { Database } from '#src/db/client.ts';
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { cacheByVersion } from './cache-by-version.server.ts';
import { readFactVersions } from './fact-versions.server.ts';

const database: Database = await openTestDatabase();
await seedSettings(createTestContext(database.db), siteFile);
afterAll(() => database.close());

const versions = () => readFactVersions(createTestContext(database.db));
const change = sql`update shop_settings set version = version + 1`;

test('while a transaction goes on, pages are told the versions at once, and the new one after it', async () => {
  const before = (await versions()).get('settings');
  await database.db.transaction(async (tx) => {
    await tx.execute(change);
    // Somebody else, who would wait for the only session until the end of this transaction.
    expect((await versions()).get('settings')).toBe(before);
  });
  expect((await versions()).get('settings')).not.toBe(before);
});

test('a transaction does not wait for what somebody else is still reading', async () => {
  const read = cacheByVersion(['catalog'], async ({ db }) => {
    await db.execute(sql`select 1`);
    return 'goods';
  });
  await versions();
  let outside: Promise<string> | null = null;
  await database.db.transaction(async (tx) => {
    outside = read(createTestContext(database.db));
    // Long enough for it to wait for the only session.
    await tx.execute(sql`select pg_sleep(0.05)`);
    expect(await read(createTestContext(tx))).toBe('goods');
  });
  expect(await outside).toBe('goods');
});

test.runIf(database.kind === 'embedded')(
  'a write that changes no version makes nobody ask again',
  async () => {
    const asked = versions();
    await asked;
    await database.pool.query("insert into supplier_goods (supplier, sku) values ('Yard', 'A-1')");
    expect(versions()).toBe(asked);
    await database.pool.query('update shop_settings set version = version + 1');
    expect(versions()).not.toBe(asked);
  },
);

type Step = 'write' | 'commit' | 'roll back' | 'write nothing' | 'fail' | 'read' | 'ask';
const steps = fc.array(
  fc.constantFrom<Step>('write', 'commit', 'roll back', 'write nothing', 'fail', 'read', 'ask'),
  { maxLength: 25 },
);

const take: Record<Step, () => Promise<unknown>> = {
  write: () => database.pool.query('update shop_settings set version = version + 1'),
  commit: () => database.db.transaction((tx) => tx.execute(change)),
  'roll back': () =>
    database.db
      .transaction(async (tx) => {
        await tx.execute(change);
        tx.rollback();
      })
      .catch(() => undefined),
  'write nothing': () => database.pool.query('delete from rate_sets where false'),
  fail: () => database.pool.query('update nothing set x = 1').catch(() => undefined),
  read: () => database.pool.query('select 1'),
  ask: versions,
};

test('whatever was done before, the versions are those of the database', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      for (const step of taken) await take[step]();
      const { rows } = await database.pool.query('select subject, version from fact_versions');
      const told = await versions();
      for (const { subject, version } of rows) expect(told.get(subject)).toBe(version);
    }),
    { numRuns: 40 },
  );
});

test('of writes at once, whoever has written sees it', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      await Promise.all(
        taken.map(async (step) => {
          const before = (await versions()).get('settings');
          await take[step]();
          if (step !== 'write' && step !== 'commit') return;
          expect((await versions()).get('settings')).not.toBe(before);
        }),
      );
    }),
    { numRuns: 20 },
  );
});
