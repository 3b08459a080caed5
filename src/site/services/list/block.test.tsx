import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { changeShopSettings } from '#src/domain/settings/index.server.ts';
import { serviceWith } from '#tests/factories/booking.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { loadBlok } from '#tests/load-blok.ts';
import { renderBlok } from '#tests/render-blok.tsx';
import { openTestDatabase } from '#tests/setup/database.ts';
import { durationText, fromPriceText } from './service-text.ts';

const stories = [
  { slug: 'fit-check', content: { name: 'Fit check', page: 'services', fromPriceUsd: 0 } },
  {
    slug: 'leveling-kit',
    content: {
      name: 'Leveling kit',
      page: 'services/lift-kits',
      fromPriceUsd: 720,
      duration: { minHours: 3.5, maxHours: 6 },
    },
  },
];

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedBookingShop(database.db);
});
afterAll(() => database.close());

type Told = { slug: string; content: object }[];
/** The list of a shop with these stories. Each reading has its own context. */
async function listed(told: Told, limit?: number) {
  const blok = { component: 'services-list', limit };
  const ctx = { ...createTestContext(database.db), content: { listStories: async () => told } };
  return renderBlok(blok, await loadBlok(blok, ctx));
}
const offer = (...services: Parameters<typeof serviceWith>[0][]) =>
  changeShopSettings(asStaff(createTestContext(database.db), 'owner'), () => ({
    services: services.map((parts) => serviceWith(parts)),
  }));
const rowOf = (html: string, slug: string) =>
  html.match(new RegExp(`<li id="${slug}".*?</li>`, 's'))?.[0] ?? '';

test('a service leads to its place on the page that tells of it', async () => {
  const html = await listed(stories);
  expect(html).toContain('href="/services/lift-kits#leveling-kit"');
  expect(html).toContain(
    '<span class="figure">3.5 to 6 h</span><span class="figure">from $720</span>',
  );
});

test('a service without a page of its own is booked right away, or asked for', async () => {
  const html = await listed(stories, 1);
  expect(html).toContain('href="/appointment?service=fit-check"');
  expect(html).not.toContain('leveling-kit');
  const welding = [{ slug: 'welding', content: { name: 'Welding', page: 'services' } }];
  expect(rowOf(await listed(welding), 'welding')).toContain('href="/contact"');
});

test('half an hour is minutes, and nothing to pay is free', () => {
  expect(durationText({ minHours: 0.5, maxHours: 0.5 }, 'en')).toBe('30 min');
  expect(durationText({ minHours: 12, maxHours: 12 }, 'en')).toBe('12 h');
  expect(fromPriceText(0, 'es')).toBe('Gratis');
});

test('hours that nobody has written are not said, and a price that nobody has written is asked for', async () => {
  await offer();
  const html = await listed([{ slug: 'lockers', content: { name: 'Lockers', fromPriceUsd: '' } }]);
  expect(html).toContain('<span class="figure">Ask us</span>');
  expect(html).not.toMatch(/ min<|Free/);
});

test('what can be booked says its hours in the calendar and offers to book it', async () => {
  await offer({ slug: 'alignment', minutes: 90 });
  const told = (page: string) => [{ slug: 'alignment', content: { name: 'Alignment', page } }];
  const row = rowOf(await listed(told('services/lift-kits')), 'alignment');
  expect(row).toContain('href="/services/lift-kits#alignment"');
  expect(row).toContain('1.5 h');
  expect(row).toContain('href="/appointment?service=alignment"');
  expect(row).not.toContain('Ask us');
  expect(rowOf(await listed(told('')), 'alignment').match(/href=/g)).toHaveLength(1);
});

test('what can be booked is on the list without a story, too', async () => {
  await offer({ slug: 'bed-liner', name: { en: 'Bed liner', es: 'Recubrimiento' } });
  const html = await listed([{ slug: 'alignment', content: { name: 'Alignment' } }]);
  expect(html.indexOf('Bed liner')).toBeGreaterThan(html.indexOf('Alignment'));
  expect(html).toContain('href="/appointment?service=bed-liner"');
});

test('a starter service goes away once other services can be booked, and not this one', async () => {
  const told = ['alignment', 'leveling-kit'].map((slug) => ({
    slug,
    content: { name: `The ${slug}`, hiddenUnlessBookable: true },
  }));
  await offer();
  expect(await listed(told)).toContain('The leveling-kit');
  await offer({ slug: 'alignment' });
  const html = await listed(told);
  expect(html).toContain('The alignment');
  expect(html).not.toContain('leveling-kit');
});

test('a service that the shop has no place for is not offered for booking', async () => {
  const told = [{ slug: 'alignment', content: { name: 'Alignment' } }];
  const rack = { slug: 'alignment', needsBay: false };
  await offer(rack);
  expect(await listed(told)).toContain('href="/appointment?service=alignment"');
  await changeShopSettings(asStaff(createTestContext(database.db), 'owner'), ({ bays }) => ({
    bays: bays.filter(({ kind }) => kind === 'bay'),
  }));
  expect(rowOf(await listed(told), 'alignment')).toContain('href="/contact"');
});
