import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';

test('an item has a title and a text, escaped', () => {
  const html = renderBlok({ component: 'feature-item', title: 'Poke', text: '<b>2 mm</b>' });
  expect(html).toContain('>Poke</h2>');
  expect(html).toContain('&lt;b&gt;2 mm&lt;/b&gt;');
});

test('what is missing leaves no empty element', () => {
  expect(renderBlok({ component: 'feature-item', title: 'Poke' })).not.toContain('<p');
  expect(renderBlok({ component: 'feature-item', text: 'Poke' })).not.toContain('<h');
});
