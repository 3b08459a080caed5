import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcePath } from '#src/db/source-path.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { readParamsContext } from './load-context.ts';
import { pageParams } from './page-params.ts';

const address = new URL('http://localhost/gallery?page=2&x=1&vehicle=a&tire=37&tire=35');

test('a part of a page sees its own parameters of a query alone, and they are noted', () => {
  const noted = new Set<string>();
  const context = { get: (key: unknown) => (key === readParamsContext ? noted : null) as never };
  const page = requestOf({ url: address, request: new Request(address), params: {}, context });
  expect(String(page.read('gallery'))).toBe('page=2&tire=37&tire=35');
  expect([...noted]).toEqual([...pageParams.gallery]);
  expect(page.url.search).toBe('');
  page.readAll();
  expect(noted).toContain('*');
});

test('a part of a page that reads a parameter past its declaration is found out', () => {
  const page = requestOf({
    url: address,
    request: new Request(address),
    params: {},
    context: null,
  });
  const query = page.read('gallery');
  const undeclared = /"x" of a page is not in pageParams\.gallery/;
  expect(() => query.get('x')).toThrow(undeclared);
  expect(() => query.getAll('x')).toThrow(undeclared);
  expect(() => query.has('x')).toThrow(undeclared);
  expect(query.get('page')).toBe('2');
  expect(page.request.url).toBe('http://localhost/gallery');
});

const site = sourcePath('src/site');
const files = globSync('**/*.{ts,tsx}', { cwd: site });
const source = (file: string) => readFileSync(join(site, file), 'utf8');
const publicPages = files.filter(
  (file) => !/\.route\.ts$/.test(file) && /headers = publicPage|publicPage\(\)/.test(source(file)),
);

test('no loader of a page that is kept reads a query past its declaration', () => {
  const loaders = files.filter((file) => /(?:^|\/)load\.server\.ts$/.test(file));
  expect(publicPages.length).toBeGreaterThan(15);
  expect(loaders.length).toBeGreaterThan(20);
  for (const file of [...publicPages, ...loaders]) {
    expect(source(file), file).not.toMatch(/searchParams|url\.search|request\.url/);
  }
});
