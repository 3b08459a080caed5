import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { mediaAssets } from '#src/db/schema/media.ts';
import file from '#src/db/seeds/demo/copy/builds.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedFinishedBuilds } from '#src/db/seeds/records.ts';
import { seedSettings } from '#src/db/seeds/settings.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { getFinishedBuild, listFinishedBuilds, listMakes, recentBuilds } from './index.server.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  const [asset] = await database.db
    .insert(mediaAssets)
    .values({
      hash: 'a'.repeat(64),
      fileName: 'truck.jpg',
      contentType: 'image/jpeg',
      bytes: 1,
      widthPx: 1600,
      heightPx: 1000,
      alt: { en: 'A truck', es: 'Una troca' },
    })
    .returning();
  await seedSettings(ctx, siteFile);
  await seedFinishedBuilds(ctx, { file, imageIdOf: () => asset?.id ?? null });
});
afterAll(() => database.close());

const newestFirst = file.builds.toSorted((a, b) => b.finishedOn.localeCompare(a.finishedOn));

test('all finished builds come back, newest first', async () => {
  const { builds, total } = await listFinishedBuilds(ctx);
  expect(total).toBe(36);
  expect(builds.map(({ finishedOn }) => finishedOn)).toEqual(
    newestFirst.map(({ finishedOn }) => finishedOn),
  );
});

test('the three newest with a picture skip the one without', async () => {
  const recent = await recentBuilds(ctx);
  const expected = newestFirst.filter(({ imageExists }) => imageExists).slice(0, 3);
  expect(recent.map(({ slug }) => slug)).toEqual(expected.map(({ slug }) => slug));
  expect(newestFirst.slice(0, 3).some(({ imageExists }) => !imageExists)).toBe(true);
  for (const { image } of recent) expect(image?.fileName).toBe('truck.jpg');
});

test('a make and a model narrow the list, pages cut it', async () => {
  const fords = await listFinishedBuilds(ctx, { makeSlug: 'ford', limit: 2, page: 2 });
  const expected = newestFirst.filter(({ makeSlug }) => makeSlug === 'ford');
  expect(fords.total).toBe(expected.length);
  expect(fords.builds.map(({ slug }) => slug)).toEqual(
    expected.slice(2, 4).map(({ slug }) => slug),
  );
  const pictured = await listFinishedBuilds(ctx, { imageExists: false });
  expect(pictured.builds.every(({ image }) => image === null)).toBe(true);
  expect(pictured.total).toBe(2);
  expect((await listFinishedBuilds(ctx, { model: 'Model T' })).total).toBe(0);
});

test('makes are counted', async () => {
  const makes = await listMakes(ctx);
  expect(makes.reduce((sum, { count }) => sum + count, 0)).toBe(36);
  expect(makes).toHaveLength(9);
  expect(makes[0]?.count).toBeGreaterThanOrEqual(makes[1]?.count ?? 0);
});

test('of the owner there is a first name and a city, and prices are cents', async () => {
  const build = await getFinishedBuild(ctx, '2022-f150-long-commute');
  expect(build.owner).toEqual({ firstName: 'Alicia', city: 'Queen Creek' });
  expect(build.lift?.priceCents).toBe(389_900);
  await expect(getFinishedBuild(ctx, 'nothing')).rejects.toMatchObject({ code: 'not-found' });
});
