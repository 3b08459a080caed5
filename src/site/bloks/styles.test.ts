import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** A separate sheet, and the parts of the site that load it: a blok through its `blok.ts`, others directly. */
const askers = {
  'src/site/build/build-pages.css': [
    'src/site/build/',
    'src/site/build-sent/',
    'src/site/booking/schedule-buttons/',
    'src/site/sharing/',
  ],
  'src/site/sharing/snapshot-pages.css': ['src/site/sharing/'],
  'src/site/gallery/gallery-pages.css': ['src/site/gallery/'],
  'src/site/store/store-pages.css': ['src/site/store/'],
  'src/site/booking/request-pages.css': ['src/site/booking/', 'src/site/careers/'],
};

// The back office has its own sheets, and none of these.
const components = globSync('src/{site,web}/**/*.tsx')
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => ({ file, classes: classesOf(readFileSync(file, 'utf8')) }));
const everywhere = ownClasses('src/site/frame/app.css');

for (const [sheet, parts] of Object.entries(askers)) {
  test(`what ${sheet} styles is used by nothing that does not ask for it`, () => {
    const held = ownClasses(sheet).difference(everywhere);
    expect(held.size).toBeGreaterThan(5);
    const strays = components
      .filter(({ file }) => !parts.some((part) => file.startsWith(part)))
      .flatMap(({ file, classes }) =>
        [...classes.intersection(held)].map((name) => `${name} in ${basename(file)}`),
      );
    expect(strays).toEqual([]);
  });
}

/** The classes that have a rule of their own, `.name { … }`, in a sheet's imports. */
function ownClasses(sheet: string): Set<string> {
  const imports = readFileSync(sheet, 'utf8').matchAll(/@import "([^"]+)"/g);
  const text = [...imports]
    .map(([, path = '']) => readFileSync(join(dirname(sheet), path), 'utf8'))
    .join('');
  return new Set([...text.matchAll(/^\s*\.([\w-]+)(?:,| \{)$/gm)].map(([, name]) => name ?? ''));
}

function classesOf(source: string): Set<string> {
  const lists = [...source.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)];
  return new Set(lists.flatMap(([, plain, code]) => (plain ?? code ?? '').match(/[\w-]+/g) ?? []));
}
