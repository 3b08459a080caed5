import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

const button = { component: 'button', title: 'Start your Build', url: { url: '/build' } };

test('a button leads to its address', () => {
  const html = renderBlok({ ...button, type: 'black', classes: 'mine' });
  expect(html).toMatch(/<a [^>]*class="button button--dark mine"[^>]* href="\/build"/);
  expect(html).toContain('Start your Build');
});

test('a class of an earlier version works under its name of today', () => {
  expect(renderBlok({ ...button, classes: 'btn--lg' })).toContain('class="button button--large"');
});

test('a button without title or address renders nothing', () => {
  expect(renderBlok({ ...button, title: '' })).toBe('');
  expect(renderBlok({ ...button, url: { url: '' } })).toBe('');
  expect(renderBlok({ ...button, url: undefined })).toBe('');
});

test('an address with a forbidden protocol renders nothing', () => {
  expect(renderBlok({ ...button, url: { url: 'javascript:alert(1)' } })).toBe('');
});

test('a type that nobody knows looks branded', () => {
  const branded = renderBlok({ ...button, type: 'branded' });
  expect(renderBlok({ ...button, type: 'neon' })).toBe(branded);
  expect(renderBlok(button)).toBe(branded);
});

test('an external button opens another tab and says so', () => {
  const html = renderBlok({ ...button, url: { url: 'https://maps.example' }, external: true });
  expect(html).toContain('target="_blank"');
  expect(html).toContain('rel="noopener"');
  expect(html).toContain('opens in a new tab');
});
