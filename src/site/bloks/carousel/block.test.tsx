import { expect, test } from 'vitest';
import { renderBlok } from '#tests/render-blok.tsx';
import { carouselSchema } from './schema.ts';

test('every slide is there without any script, in a list that the keyboard reaches', () => {
  const slides = ['One', 'Two'].map((headline) => ({ component: 'Teaser', headline }));
  const html = renderBlok({ component: 'carousel', slides });
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toContain('tabindex="0"');
  expect(html).toMatch(/aria-label="[^"]+"/);
  expect(html).not.toContain('<button');
});

test('slides change every 3000 ms unless the editor says otherwise', () => {
  expect(carouselSchema.parse({ component: 'carousel' }).autoplay).toBe(3000);
  expect(carouselSchema.parse({ component: 'carousel', autoplay: 5000 }).autoplay).toBe(5000);
});

test('no slides, no carousel', () => {
  expect(renderBlok({ component: 'carousel', slides: [] })).toBe('');
});
