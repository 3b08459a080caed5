import { expect, test } from 'vitest';
import { parseImageRequest } from '#src/domain/media/index.ts';
import { srcsetOf } from './picture-sources.ts';

const src = '/f/1/1000x625/0123456789abcdef/truck.jpg';

test('variants are never wider than the original, and the size keeps the picture’s place', () => {
  const { srcSet, width, height } = srcsetOf(src);
  expect(srcSet).toMatch(/\/m\/960x0 960w$/);
  expect({ width, height }).toEqual({ width: 1000, height: 625 });
});

test('the image service makes every variant that is offered', () => {
  const urls =
    srcsetOf(src)
      .srcSet?.split(', ')
      .map((entry) => entry.split(' ')[0] ?? '') ?? [];
  expect(urls.length).toBeGreaterThan(3);
  for (const url of urls) {
    const suffix = url.slice(src.length);
    expect(parseImageRequest(suffix, { width: 1000, height: 625 }), suffix).not.toBeNull();
  }
});

test('a picture from elsewhere is shown as it is', () => {
  expect(srcsetOf('/assets/logo.png')).toEqual({ src: '/assets/logo.png' });
});
