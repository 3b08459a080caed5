import { expect, test } from 'vitest';
import { isTest, readSources } from './source-tree.ts';

/** The pages of visitors: the office and its sign-in pages have one URL for all languages. */
const pages = readSources().filter((file) =>
  /^src\/(?:site|web|letters)\/|^src\/root/.test(file.path),
);

function placesOf(pattern: RegExp): string[] {
  return pages
    .filter((file) => !isTest(file))
    .flatMap(({ path, text }) => (text.match(pattern) ?? []).map((found) => `${path}: ${found}`));
}

test('plain links and forms take their address in the page’s language', () => {
  expect(placesOf(/<(?:a|form)\b[^>]*?\b(?:href|action)=\{(?:hrefs\.|pathname)[^}]*/g)).toEqual([]);
  expect(placesOf(/\bformAction=\{(?!local\()[^}]*/g)).toEqual([]);
});

test('what a redirect is given has no language: the router adds it', () => {
  expect(placesOf(/\bredirect\([^,;]*(?<!neutralPath\([\w.]*)\bpathname\b[^,;]*/g)).toEqual([]);
});
