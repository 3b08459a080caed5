import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const styles = 'src/app/styles';

/** A held-back sheet, and the parts of the site that ask for it (styles.ts, build, overlay). */
const askers = {
  'build-pages.css': [
    'src/app/configurator/',
    'src/app/blocks/build-flow/',
    'src/app/blocks/build-complete-details/',
    'src/app/blocks/schedule-buttons/',
    'src/app/components/site/start-build-overlay.tsx',
    'src/app/snapshots/',
  ],
  'snapshot-pages.css': ['src/app/snapshots/'],
  'gallery-pages.css': ['src/app/blocks/gallery-grid/', 'src/app/gallery/'],
  'store-pages.css': [
    'src/app/blocks/store-grid/',
    'src/app/blocks/product-detail/',
    'src/app/blocks/offset-drawing/',
    'src/app/blocks/fits-vehicles/',
    'src/app/store/',
  ],
  'request-pages.css': [
    'src/app/appointment/',
    'src/app/blocks/appointment-form/',
    'src/app/blocks/careers-list/',
    'src/app/blocks/job-detail/',
    'src/app/blocks/job-application-form/',
    'src/app/careers/',
  ],
};

// The back office has sheets of its own, and none of these.
const components = globSync('src/app/**/*.tsx')
  .filter((file) => !/\.test\.tsx$|\/(admin|auth)\//.test(file))
  .map((file) => ({ file, classes: classesOf(readFileSync(file, 'utf8')) }));
const everywhere = ownClasses('app.css');

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
  const imports = readFileSync(`${styles}/${sheet}`, 'utf8').matchAll(/@import "\.\/([^"]+)"/g);
  const text = [...imports].map(([, name]) => readFileSync(`${styles}/${name}`, 'utf8')).join('');
  return new Set([...text.matchAll(/^\s*\.([\w-]+)(?:,| \{)$/gm)].map(([, name]) => name ?? ''));
}

function classesOf(source: string): Set<string> {
  const lists = [...source.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)];
  return new Set(lists.flatMap(([, plain, code]) => (plain ?? code ?? '').match(/[\w-]+/g) ?? []));
}
