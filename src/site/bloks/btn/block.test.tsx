import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

const btn = { component: 'Btn', label: 'Ask Lupita', url: { url: '/contact' } };

test('it looks and behaves as a button of its variant', () => {
  const button = { component: 'button', title: 'Ask Lupita', url: { url: '/contact' } };
  expect(renderBlok({ ...btn, variant: 'black' })).toBe(renderBlok({ ...button, type: 'black' }));
  expect(renderBlok({ ...btn, variant: 'neon' })).toBe(renderBlok(button));
});

test('without a label there is nothing', () => {
  expect(renderBlok({ ...btn, label: '' })).toBe('');
});
