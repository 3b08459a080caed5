import { expect, test } from 'vitest';
import { loadBlok } from '#tests/load-blok.ts';
import { renderBlok } from '#tests/render-blok.tsx';
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
const content = { listStories: async () => stories };

test('a service leads to its place on the page that tells of it', async () => {
  const blok = { component: 'services-list' };
  const html = renderBlok(blok, await loadBlok(blok, { content }));
  expect(html).toContain('href="/services/lift-kits#leveling-kit"');
  expect(html).toContain(
    '<span class="figure">3.5 to 6 h</span><span class="figure">from $720</span>',
  );
});

test('a service without a page of its own is booked right away', async () => {
  const blok = { component: 'services-list', limit: 1 };
  const html = renderBlok(blok, await loadBlok(blok, { content }));
  expect(html).toContain('href="/appointment?service=fit-check"');
  expect(html).not.toContain('leveling-kit');
});

test('half an hour is minutes, and nothing to pay is free', () => {
  expect(durationText({ minHours: 0.5, maxHours: 0.5 }, 'en')).toBe('30 min');
  expect(durationText({ minHours: 12, maxHours: 12 }, 'en')).toBe('12 h');
  expect(fromPriceText(0, 'es')).toBe('Gratis');
});

test('hours that nobody has written are not said, and a price that nobody has written is asked for', async () => {
  const bare = [{ slug: 'lockers', content: { name: 'Lockers', fromPriceUsd: '' } }];
  const blok = { component: 'services-list' };
  const html = renderBlok(
    blok,
    await loadBlok(blok, { content: { listStories: async () => bare } }),
  );
  expect(html).toContain('<span class="figure">Ask us</span>');
  expect(html).not.toMatch(/ min<|Free/);
});
