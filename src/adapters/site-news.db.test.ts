import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { createContentVersion } from '#src/domain/content/index.server.ts';
import { createKnownLanguages } from '#src/domain/settings/index.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { openNews } from './office-news.ts';
import { followSiteNews } from './site-news.ts';

// Runs on both engines: what one process learns from another.

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query(
    `insert into content_spaces (id, name, domain, version) values (1, '', '', 1)`,
  );
});
afterAll(() => database.close());

test('what another process published or started to test is known without anybody asking', async () => {
  // The clock stands still, so nothing is reread because of its age.
  const { clock } = createTestContext(database.db);
  const content = createContentVersion({ db: database.db, clock });
  let reread = 0;
  const experiments = { refresh: async () => void reread++ };
  const languages = createKnownLanguages(database.db, content.current);
  await openNews(database);
  const integrations = { refresh: async () => undefined };
  await followSiteNews(database, { content, experiments, languages, integrations });
  const before = content.current();
  await database.pool.query('update content_spaces set version = version + 5');
  await expect.poll(() => content.current()).toBe(before + 5);
  expect(reread).toBe(1);
  await database.pool.query('delete from content_experiments');
  await expect.poll(() => reread).toBe(2);
});
