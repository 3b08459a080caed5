import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

const items = [{ component: 'feature-item', title: 'Torque sheet' }];

test('items stand one level below the list’s own title', () => {
  const html = renderBlok({ component: 'FeatureList', title: 'What comes back', items });
  expect(html).toContain('What comes back</h2>');
  expect(html).toContain('Torque sheet</h3>');
});

test('without a title the items are the headings', () => {
  expect(renderBlok({ component: 'FeatureList', items })).toContain('Torque sheet</h2>');
});

test('no items, no list', () => {
  expect(renderBlok({ component: 'FeatureList', title: 'What comes back' })).toBe('');
});
