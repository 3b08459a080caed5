import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import builds from '#src/db/seeds/demo/copy/builds.json' with { type: 'json' };
import file from '#src/db/seeds/demo/copy/reviews.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedFinishedBuilds, seedReviews } from '#src/db/seeds/records.ts';
import { seedSettings } from '#src/db/seeds/settings.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { loadBlok } from '#tests/load-blok.ts';
import { renderBlok } from '#tests/render-blok.tsx';
import { openTestDatabase } from '#tests/setup/database.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedSettings(ctx, siteFile);
  await seedFinishedBuilds(ctx, { file: builds, imageIdOf: () => null });
  await seedReviews(ctx, file);
});
afterAll(() => database.close());

const html = async (blok: Record<string, unknown>) => renderBlok(blok, await loadBlok(blok, ctx));
const all = { component: 'reviews' };

test('only the newest are shown where a limit says so; without one, all of them', async () => {
  expect((await html({ ...all, limit: 3 })).match(/<figure/g)).toHaveLength(3);
  expect((await html(all)).match(/<figure/g)).toHaveLength(file.reviews.length);
});

test('a review with fewer stars stands like any other, with the shop’s answer', async () => {
  const page = await html(all);
  expect(page).toContain('They talked me out of a lift. One star off because I wanted one.');
  expect(page).toContain('<b>Marisol answered:</b> Fair. The garage door thanks you.');
  expect(page).toContain('<span class="visually-hidden">4 stars</span>');
});

test('a translation says so and keeps the customer’s own words', async () => {
  const spanish = file.reviews.find(({ originalLanguage }) => originalLanguage === 'es');
  const page = await html(all);
  expect(page).toContain('Translated from Spanish');
  expect(page).toContain(`<p lang="es">${spanish?.text.es}</p>`);
});

test('a review leads to the build that it is about', async () => {
  expect(await html(all)).toContain('href="/gallery/jeep/2021-wrangler-long-arm"');
});
