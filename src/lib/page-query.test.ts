import { expect, test } from 'vitest';
import { anyParam, cacheTarget } from './page-query.ts';

const gallery = new Set(['page', 'tire']);
const nothing = new Set<string>();

test.each([
  ['/', nothing, '/'],
  ['/?x=1', nothing, '/'],
  ['/?utm_source=x&gclid=1', undefined, '/'],
  ['/?x=1', undefined, null],
  ['/a?', undefined, '/a'],
  ['/A', nothing, null],
  ['/gallery?utm_source=X&page=2', gallery, '/gallery?page=2'],
  ['/gallery?x=1&page=2&y=', gallery, '/gallery?page=2'],
  ['/gallery?tire=37&page=2&tire=35', gallery, '/gallery?page=2&tire=37&tire=35'],
  ['/gallery?tire=a%20b', gallery, '/gallery?tire=a+b'],
  ['/build?x=1', new Set([anyParam]), null],
  ['/?_storyblok=1&_storyblok_tk%5Btoken%5D=x', nothing, null],
  ['/?exp=1-1&sig=x', nothing, null],
])('%s is kept, where the page reads %o, under %s', (target, reads, kept) => {
  expect(cacheTarget(target, () => reads)).toBe(kept);
});
