import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

test('a headline is a heading of the second level', () => {
  expect(renderBlok({ component: 'headline', headline: 'A & B' })).toContain('<h2>A &amp; B</h2>');
});

test('an empty headline leaves no empty heading', () => {
  expect(renderBlok({ component: 'headline', headline: '' })).toBe('');
});
