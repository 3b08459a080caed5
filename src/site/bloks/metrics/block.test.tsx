import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

test('each number stands with its words', () => {
  const html = renderBlok({ component: 'metrics', items: [{ value: 6, label: 'bays' }] });
  expect(html).toContain('<dt>bays</dt><dd>6</dd>');
});

test('an item without a number is left out', () => {
  const items = [
    { value: 'many', label: 'years' },
    { value: 6, label: 'bays' },
  ];
  expect(renderBlok({ component: 'metrics', items })).not.toContain('years');
  expect(renderBlok({ component: 'metrics', items: [] })).toBe('');
});
