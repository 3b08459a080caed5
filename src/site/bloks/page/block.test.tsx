import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

test('a page shows its parts in order, and leaves out what nobody knows', () => {
  const html = renderBlok({
    component: 'page',
    body: [
      { component: 'headline', headline: 'First' },
      { component: 'hologram', headline: 'Never' },
      { component: 'headline', headline: 'Second' },
    ],
  });
  expect(html.indexOf('First')).toBeLessThan(html.indexOf('Second'));
  expect(html).not.toContain('Never');
});

test('a page without a body is empty', () => {
  expect(renderBlok({ component: 'page', body: null })).toBe('');
});
