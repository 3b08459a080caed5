import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

test('without its device it offers to try again, and lists nothing that it does not know', () => {
  const html = renderBlok({ component: 'offline-pages' });
  expect(html).toContain('Try again');
  expect(html).toContain('href="/"');
  expect(html).not.toContain('<li');
});
