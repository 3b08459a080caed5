import { expect, test } from 'vitest';
import { serviceWith, shopWith } from '#tests/factories/booking.ts';
import { countWorkDays, serviceOfBuild } from './index.ts';

const services = [
  serviceWith({ slug: 'fit-check', minutes: 30 }),
  serviceWith({ slug: 'leveling-kit', minutes: 240 }),
  serviceWith({ slug: 'suspension-lift', minutes: 720 }),
  serviceWith({ slug: 'wheels-and-tires', minutes: 120 }),
  serviceWith({ slug: 'alignment', minutes: 90, needsBay: false }),
];

test.each([
  [['lift-kits', 'wheels', 'tires'], 14, 'suspension-lift'],
  [['lift-kits'], 4.5, 'leveling-kit'],
  [['wheels', 'tires'], 9, 'wheels-and-tires'],
  [['tires'], 1, 'wheels-and-tires'],
] as const)('%j of %s h is booked as %s', (options, hours, slug) => {
  expect(serviceOfBuild(services, { options, hours })?.slug).toBe(slug);
});

test('a shop with other services books a build as the one of most alike length', () => {
  const others = services.filter(({ slug }) => /fit-check|alignment/.test(slug));
  expect(serviceOfBuild(others, { options: ['wheels'], hours: 2 })?.slug).toBe('fit-check');
  expect(serviceOfBuild([], { options: ['wheels'], hours: 2 })).toBeUndefined();
});

test('work over a night, a holiday and a weekend counts the days on which somebody works', () => {
  const shop = shopWith();
  const stay = (startsAt: string, readyBy: string) => countWorkDays(shop, { startsAt, readyBy });
  expect(stay('2026-11-24T08:00-07:00', '2026-11-24T12:00-07:00')).toBe(1);
  expect(stay('2026-11-25T13:00-07:00', '2026-11-27T09:00-07:00')).toBe(2);
  expect(stay('2026-11-27T13:00-07:00', '2026-11-30T09:00-07:00')).toBe(3);
});
