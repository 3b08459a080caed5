import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import file from '#src/db/seeds/demo/copy/builds.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedFinishedBuilds } from '#src/db/seeds/records.ts';
import { seedSettings } from '#src/db/seeds/settings.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { loadBlok } from '#tests/load-blok.ts';
import { renderBlok } from '#tests/render-blok.tsx';
import { openTestDatabase } from '#tests/setup/database.ts';
import { cardWidths } from './row-sizes.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedSettings(ctx, siteFile);
  await seedFinishedBuilds(ctx, { file, imageIdOf: () => null });
});
afterAll(() => database.close());

const html = async (blok: Record<string, unknown>) => renderBlok(blok, await loadBlok(blok, ctx));

test('the builds of a make stand under their slugs, summed up in one sentence', async () => {
  const dodge = await html({ component: 'gallery-grid', make: 'dodge' });
  const slugs = file.builds.filter(({ makeSlug }) => makeSlug === 'dodge').map(({ slug }) => slug);
  for (const slug of slugs) expect(dodge).toContain(`<li id="${slug}"`);
  expect(dodge.match(/<li id=/g)).toHaveLength(slugs.length);
  expect(dodge).toContain('2 of 2 needed nothing cut.');
});

test('a build without a picture is drawn to scale with its own parts and colour', async () => {
  const dodge = await html({ component: 'gallery-grid', make: 'dodge' });
  expect(dodge).toMatch(/\/drawings\/side\.svg\?vehicle=dodge-[^"]+colour=[0-9a-f]{6}/);
});

test('a card leads to the page of its build', async () => {
  const lexus = await html({ component: 'gallery-grid', make: 'lexus' });
  expect(lexus).toContain('href="/gallery/lexus/2021-gx-kdss-and-a-saw"');
});

test('all makes together need no way to each make: the filter above has it', async () => {
  const all = await html({ component: 'gallery-grid' });
  expect(all.match(/<li id=/g)).toHaveLength(12);
  expect(all).toContain(`${file.builds.length} builds`);
  expect(all).toContain('href="/?page=3"');
  expect(all).not.toContain('class="gallery-makes"');
});

test('a make without builds says so', async () => {
  expect(await html({ component: 'gallery-grid', make: 'lada' })).toContain(
    'Yours could be the first.',
  );
});

test('every row of the grid is full, whatever the number of builds', () => {
  for (let count = 1; count <= 60; count += 1) {
    const widths = cardWidths(count);
    expect(widths).toHaveLength(count);
    let filled = 0;
    for (const width of widths) {
      filled += width;
      expect(filled, `${count}: ${widths.join()}`).toBeLessThanOrEqual(6);
      if (filled === 6) filled = 0;
    }
    expect(filled, `${count}: ${widths.join()}`).toBe(0);
  }
});
