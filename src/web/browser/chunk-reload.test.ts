import { expect, test } from 'vitest';
import { shouldReload } from './chunk-reload.ts';

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

test('a missing chunk reloads the page once, and again only after 60 seconds', () => {
  const session = memory();
  expect(shouldReload(session, 1_000_000)).toBe(true);
  expect(shouldReload(session, 1_000_001)).toBe(false);
  expect(shouldReload(session, 1_059_999)).toBe(false);
  expect(shouldReload(session, 1_060_000)).toBe(true);
});

test('the time is kept under the key that the specification’s site used', () => {
  const session = memory();
  shouldReload(session, 5_000);
  expect(session.getItem('nuxt-reload')).toBe('5000');
});
