import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { loadBlok } from '#tests/load-blok.ts';
import { renderBlok } from '#tests/render-blok.tsx';
import { openTestDatabase } from '#tests/setup/database.ts';

const faq = [{ q: 'How long?', a: 'An hour.' }, { q: 'No answer yet?' }];
const stories = [
  { slug: 'alignment', content: { name: 'Alignment', faq } },
  { slug: 'recheck', content: { name: 'Recheck', faq: [] } },
];

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedBookingShop(database.db);
});
afterAll(() => database.close());

const ctx = () => ({
  ...createTestContext(database.db),
  content: { listStories: async () => stories },
});

test('questions open without a script, the first one is open, unanswered ones are left out', async () => {
  const blok = { component: 'faq', services: ['alignment', 'recheck'] };
  const html = renderBlok(blok, await loadBlok(blok, ctx()));
  expect(html).toMatch(/<details open=""><summary[^>]*>How long\?/);
  expect(html).toContain('<p>An hour.</p>');
  expect(html).not.toContain('No answer yet');
  expect(html).not.toContain('Recheck');
});

test('without questions there is no section', async () => {
  const blok = { component: 'faq', services: ['recheck'] };
  expect(renderBlok(blok, await loadBlok(blok, ctx()))).toBe('');
});
