import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { previewPath } from './preview-path.server.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedSettings(createTestContext(database.db), siteFile);
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
