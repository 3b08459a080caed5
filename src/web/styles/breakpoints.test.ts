import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { screens } from '#src/lib/images/index.ts';

const layouts = [640, 768, 1024, 1280];

/** Rules with a width of their own: what stands next to a record, a map next to its text. */
const own: Record<string, number> = { 'page-parts.css': 1152, 'contact.css': 1600 };

/** Widths in px at which a sheet changes; below the first layout only what a small phone needs. */
function widthsOf(path: string): number[] {
  const asked = readFileSync(path, 'utf8').matchAll(/\((?:min|max)-width: ([\d.]+)rem\)/g);
  return [...asked].map(([, rem]) => Math.round(Number(rem) * 16)).filter((px) => px >= 640);
}

test('layouts change at the four widths of the specification, and at no other', () => {
  const used = globSync('src/**/*.css').flatMap((path) =>
    widthsOf(path).filter((px) => px !== own[basename(path)]),
  );
  expect([...new Set(used)].sort((one, other) => one - other)).toEqual(layouts);
});

test('pictures are made for the six widths of screens', () => {
  expect(Object.entries(screens)).toEqual([
    ['xs', 320],
    ['sm', 640],
    ['md', 768],
    ['lg', 1024],
    ['xl', 1280],
    ['xxl', 1536],
    ['2xl', 1536],
  ]);
});
