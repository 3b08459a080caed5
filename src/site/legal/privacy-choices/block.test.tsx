import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

test('every kind of extra is named with what it is today: not loaded', () => {
  const html = renderBlok({ component: 'privacy-choices' });
  expect(html.match(/<dd>not loaded<\/dd>/g)).toHaveLength(3);
  expect(html).not.toMatch(/<(button|form|input)/);
});
