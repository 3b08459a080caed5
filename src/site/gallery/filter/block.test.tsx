import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';
import { examples } from './examples.ts';

test('each make leads to its page and says how many it has; all of them are shown now', () => {
  const html = renderBlok({ component: 'gallery-filter' }, examples[0]?.data);
  expect(html).toContain('href="/gallery/jeep" data-discover="true">Jeep <small>5</small>');
  expect(html).toMatch(/aria-current="page"[^>]*>All <small>12<\/small>/);
});

test('without builds there is nothing to narrow', () => {
  expect(renderBlok({ component: 'gallery-filter' }, { makes: [] })).toBe('');
});
