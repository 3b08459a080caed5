import { expect, test } from 'vitest';
import { classOf } from './request-class.ts';

const read = (path: string) => classOf({ method: 'GET', path, isExpected: false });

test.each([
  '/f/1/640x480/abc/truck.jpg/m/320x0',
  '/_ipx/w_320/pictures/bay.jpg',
  '/_vercel/image',
  '/pictures/pages.png',
  '/pictures/pages/es/store.png',
  '/icons/icon_192x192.0a1b2c.png',
])('%s waits with the pictures', (path) => {
  expect(read(path)).toBe('picture');
});

test.each([
  '/drawings/side.svg',
  '/drawings/front.svg',
  '/drawings/section.svg',
  '/drawings/wheel.svg',
])('%s waits with the drawings', (path) => expect(read(path)).toBe('drawing'));

test.each([
  '/icons/x',
  '/_vercel/x',
  '/pictures/x.png',
  '/pictures/pages.png/x',
  '/drawings/x',
  '/f',
])('%s, which no route answers, waits with the pages, one of which it is', (path) =>
  expect(read(path)).toBe('page'),
);

test('whoever sends something or has signed in is served first, a stream has no place, a report waits last', () => {
  expect(classOf({ method: 'POST', path: '/f/1', isExpected: false })).toBe('form');
  expect(classOf({ method: 'GET', path: '/build', isExpected: true })).toBe('form');
  expect(classOf({ method: 'GET', path: '/admin/events', isExpected: true })).toBeNull();
  expect(classOf({ method: 'POST', path: '/api/event', isExpected: false })).toBe('picture');
});
