import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

const button = { component: 'Btn', label: 'Ask Lupita', url: { url: '/contact' } };

test('one button may come alone or in a list', () => {
  const html = renderBlok({ component: 'CtaBar', text: 'Not sure?', button });
  expect(html).toContain('Not sure?');
  expect(html).toContain('href="/contact"');
  expect(renderBlok({ component: 'CtaBar', text: 'Not sure?', button: [button] })).toBe(html);
});

test('a line without a button stands alone', () => {
  expect(renderBlok({ component: 'CtaBar', text: 'Not sure?' })).not.toContain('href');
});
