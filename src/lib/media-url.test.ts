import { expect, test } from 'vitest';
import { hostileUrls } from '#tests/factories/hostile-inputs.ts';
import { mediaUrl } from './media-url.ts';

test.each(hostileUrls)('%j is no picture', (url) => {
  expect(mediaUrl(url)).toBe('');
});

test('pictures come from this site or from the hosted service, nowhere else', () => {
  const own = ['/f/1/2x2/a/b.jpg', '/f/1/2x2/a/b c.jpg', 'https://a.storyblok.com/f/1/2x2/a/b.jpg'];
  expect(own.map(mediaUrl)).toEqual(own);
  const others = [
    'https://evil.example/a.jpg',
    'https://a.storyblok.com.evil.example/f/a.jpg',
    'https://a.storyblok.com@evil.example/f/a.jpg',
    'picture.jpg',
    'data:image/svg+xml,<svg/>',
    'mailto:a@b.co',
    null,
  ];
  expect(others.map(mediaUrl).filter(Boolean)).toEqual([]);
});
