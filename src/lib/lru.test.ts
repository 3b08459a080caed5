import { expect, test } from 'vitest';
import { createLru } from './lru.ts';

const lru = () => createLru<string>({ maxWeight: 6, weigh: (value) => value.length });

test('what was used longest ago goes first', () => {
  const cache = lru();
  cache.set('a', 'xx');
  cache.set('b', 'xx');
  cache.set('c', 'xx');
  cache.get('a');
  cache.set('d', 'xx');
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['xx', undefined, 'xx', 'xx']);
});

test('replacing a value counts its weight once', () => {
  const cache = lru();
  cache.set('a', 'xxxx');
  cache.set('a', 'xx');
  cache.set('b', 'xxxx');
  expect(cache.get('a')).toBe('xx');
});

test('a value heavier than the whole is kept alone', () => {
  const cache = lru();
  cache.set('a', 'x');
  cache.set('b', 'xxxxxxxxx');
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 'xxxxxxxxx']);
});
