import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { seedCatalog } from '#src/db/seeds/catalog.ts';
import catalog from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import file from '#src/db/seeds/demo/copy/builds.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedFinishedBuilds } from '#src/db/seeds/records.ts';
import { seedSettings } from '#src/db/seeds/settings.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { renderBlok } from '#tests/render-blok.tsx';
import { openTestDatabase } from '#tests/setup/database.ts';
import { load } from './load.server.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedSettings(ctx, siteFile);
  await seedCatalog(ctx, catalog);
  await seedFinishedBuilds(ctx, { file, imageIdOf: () => null });
});
afterAll(() => database.close());

function finishedWith(slug: string, limit: number) {
  const url = new URL(`http://localhost/store/wheels/${slug}`);
  const page = requestOf({ context: null, url, request: new Request(url), params: { slug } });
  return load({ ctx, page, blok: { component: 'finished-with-this', _uid: 'a', limit } });
}

test('the newest builds on this line’s wheels, and no others', async () => {
  const expected = file.builds
    .filter(({ wheel }) => wheel?.name === 'Quoin')
    .toSorted((one, other) => other.finishedOn.localeCompare(one.finishedOn))
    .map(({ slug }) => slug);
  const { builds } = await finishedWith('vantrel-quoin', 2);
  expect(builds.map(({ slug }) => slug)).toEqual(expected.slice(0, 2));
  const html = renderBlok({ component: 'finished-with-this' }, { name: 'Quoin', builds });
  expect(html).toContain(`/${expected[0]}"`);
  expect(html).toContain('Finished with Quoin');
});

test('without a finished build, or without a line, there is no section', async () => {
  const none = await finishedWith('vantrel-cartwheel', 3);
  expect(renderBlok({ component: 'finished-with-this' }, none)).toBe('');
});
