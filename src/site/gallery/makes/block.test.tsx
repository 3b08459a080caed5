import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';
import { examples } from './examples.ts';

test('a make shows its newest build to scale, and counts in the singular too', () => {
  const html = renderBlok({ component: 'gallery-makes' }, examples[0]?.data);
  expect(html).toContain('vehicle=ford-f150-2021&amp;lift=2.75&amp;colour=eceae4');
  expect(html).toContain('>7 builds<');
  expect(html).toContain('>1 build<');
});
