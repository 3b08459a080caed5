import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { loadBlok } from '#tests/load-blok.ts';
import { renderBlok } from '#tests/render-blok.tsx';
import { openTestDatabase } from '#tests/setup/database.ts';

const stories = ['alignment', 'welding'].map((slug) => ({
  slug,
  content: { name: `The ${slug}`, included: ['Printout', 7] },
}));

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedBookingShop(database.db);
});
afterAll(() => database.close());

const html = async (services: unknown) => {
  const blok = { component: 'service-cards', services };
  const content = { listStories: async () => stories };
  return renderBlok(blok, await loadBlok(blok, { ...createTestContext(database.db), content }));
};

test('services stand in the editor’s order, each under its slug as anchor', async () => {
  const order = (await html(['welding', 'gone', 'alignment'])).match(/<article id="[^"]+"/g);
  expect(order).toEqual(['<article id="welding"', '<article id="alignment"']);
});

test('only what can be booked has a way to book it', async () => {
  expect(await html(['alignment'])).toContain('href="/appointment?service=alignment"');
  expect(await html(['welding'])).not.toContain('/appointment');
});

test('without services there is nothing', async () => {
  expect(await html('welding')).toBe('');
});
