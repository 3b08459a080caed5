import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

test('the shop measures and gives no legal advice, and says where to have it measured', () => {
  const html = renderBlok({ component: 'law-card' });
  expect(html).toContain('we do not give legal advice');
  expect(html).toContain('href="/appointment?service=fit-check"');
});
