import { expect, test } from 'vitest';
import { liveMapSchema, mapPolicy, mapScript } from './live-map.ts';

const key = 'AIza-Example_Key-0123';
const map = liveMapSchema.parse({ key });

test('the script has the shop’s key and the visitor’s language', () => {
  const url = new URL(mapScript(map, 'es'));
  expect(url.origin + url.pathname).toBe('https://maps.googleapis.com/maps/api/js');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ key, language: 'es' });
});

test('the frame of a map loads from its company’s hosts, has no origin, and this site is none of them', () => {
  const policy = mapPolicy(map, "'sha256-x'");
  expect(policy).toContain("script-src 'sha256-x' 'unsafe-eval' blob: https://*.googleapis.com ");
  expect(policy).not.toContain("'self' ");
  expect(policy).toMatch(/; sandbox allow-scripts allow-popups/);
  expect(policy).not.toMatch(/same-origin|top-navigation/);
  const own = liveMapSchema.parse({ key, script: 'https://tiles.example/api.js' });
  expect(mapPolicy(own, "'sha256-x'")).toContain('img-src data: blob: https://tiles.example;');
});

test.each(['short', 'has space in the key', '"><script>alert(1)</script>'])(
  '%s is no key',
  (wrong) => {
    expect(liveMapSchema.safeParse({ key: wrong }).success).toBe(false);
  },
);
