import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { previewPath } from './preview-path.server.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['home', 'page', '/'],
  ['services/', 'page', '/services'],
  ['gallery/ford', 'page', '/gallery/ford'],
  ['build/complete', 'page', '/preview/draft?slug=build/complete'],
  ['site/global', 'global', '/'],
  ['team/ana', 'team-member', '/meet-the-team'],
  ['brands/vantrel', 'brand', '/store/brands/vantrel'],
  // An empty shop has no job and no wheel to show the template with.
  ['templates/careers-job', 'page', '/careers'],
  ['templates/store-wheel', 'page', '/store/wheels'],
])('the editor shows %s (%s) at %s', async (fullSlug, component, path) => {
  const ctx = createTestContext(database.db);
  expect(await previewPath(ctx, { fullSlug, component })).toBe(path);
});
