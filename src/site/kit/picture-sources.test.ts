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

test('a crop keeps its shape and what the picture is about, and is one the service makes', () => {
  const focus = '100x200:500x600';
  const { srcSet = '', width, height } = srcsetOf(src, { ratio: 3 / 4, focus });
  expect({ width, height }).toEqual({ width: 833, height: 625 });
  const urls = srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? '');
  expect(urls.at(-1)).toBe(`${src}/m/768x576/filters:focal(${focus})`);
  for (const url of urls) {
    const request = parseImageRequest(url.slice(src.length), { width: 1000, height: 625 });
    expect(request?.focus, url).toEqual({ x: 0.3125, y: 0.625 });
  }
});

test('a picture from elsewhere is shown as it is', () => {
  expect(srcsetOf('/assets/logo.png')).toEqual({ src: '/assets/logo.png' });
});
