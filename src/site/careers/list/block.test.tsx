import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import file from '#src/db/seeds/demo/copy/jobs.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedJobs } from '#src/db/seeds/records.ts';
import { seedSettings } from '#src/db/seeds/settings.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { loadBlok } from '#tests/load-blok.ts';
import { renderBlok } from '#tests/render-blok.tsx';
import { openTestDatabase } from '#tests/setup/database.ts';
import { payText } from './pay-text.ts';

let database: Database;
let ctx: Ctx;
const blok = { component: 'careers-list' };

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedSettings(ctx, siteFile);
});
afterAll(() => database.close());

test('without an open job the page says what to do instead', async () => {
  const html = renderBlok(blok, await loadBlok(blok, ctx));
  expect(html).toContain('No open jobs today.');
  expect(html).toContain('href="/contact"');
});

test('every open job has its pay on its row and leads to its page', async () => {
  await seedJobs(ctx, file);
  const html = renderBlok(blok, await loadBlok(blok, ctx));
  for (const { slug, pay } of file.jobs) {
    expect(html).toContain(`href="/careers/${slug}"`);
    expect(html).toContain(`$${pay.min} to $${pay.max} an hour`);
  }
  expect(html.match(/<h3>Bays<\/h3>/g)).toHaveLength(1);
});

test('one figure is no range', () => {
  const note = { en: 'x', es: 'x' };
  const pay = { currency: 'USD', unit: 'YEAR', min: 60000, max: 60000, note } as const;
  expect(payText({ pay }, 'en')).toBe('$60,000 a year');
});
