import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { pack } from '#src/lib/packed.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { loadBloks } from './load-bloks.server.ts';
import { parseBloks } from './parse-bloks.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const url = new URL('http://localhost/build');
const page = requestOf({ context: null, url, request: new Request(url), params: {} });
const parsed = parseBloks(
  [
    { component: 'HeadingParagraph', _uid: 'words', heading: 'Still here' },
    { component: 'recent-builds', _uid: 'recent' },
  ],
  { logger: quietLogger },
);

test('recent builds that cannot be had are logged and left out; the page stays', async () => {
  const errors: object[] = [];
  const logger = { ...quietLogger, error: (fields: object) => void errors.push(fields) };
  const ctx = createTestContext(database.db, { logger });
  await database.pool.query('alter table gallery_builds rename to gallery_builds_away');
  const { body } = await loadBloks(parsed, { ctx, page });
  await database.pool.query('alter table gallery_builds_away rename to gallery_builds');
  expect(body.map(({ component }) => component)).toEqual(['HeadingParagraph']);
  expect(errors).toMatchObject([{ component: 'recent-builds' }]);
  const later = await loadBloks(parsed, { ctx, page });
  expect(later.data).toMatchObject({ recent: { builds: pack([]), total: 0 } });
});
