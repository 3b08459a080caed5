import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingEntries } from '#tools/complete-lockfile.ts';

type Entry = {
  version: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
};

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const { packages }: { packages: Record<string, Entry> } = read('package-lock.json');
const manifest = read('package.json');

/** All packages, by where they lie; ours is at the empty path. */
const installed = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }));

/** The first version without a known hole that concerns this site. */
const floors = {
  '@hono/node-server': '2.1.8',
  'better-auth': '1.7.24',
  'drizzle-orm': '0.45.4',
  'file-type': '22.3.0',
  hono: '4.13.19',
  node: '24.18.1',
  nodemailer: '10.6.0',
  'react-router': '8.5.1',
  sharp: '0.35.5',
  vite: '8.3.8',
};

const licenses =
  /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense| OR )+\)?$/;
/** Loaded as their makers publish them, never copied: libvips (LGPL), the build's CSS (MPL), Storyblok's bridge. */
const usedAsTheyAre = [
  /^@img\/sharp-/,
  /^lightningcss/,
  /^argparse$/,
  /^@storyblok\/preview-bridge$/,
];

/** Before 2014, packages had a list of licenses, which the lockfile leaves out. */
const olderManifests: Readonly<Record<string, string>> = {
  ssh2: 'MIT',
  'cpu-features': 'MIT',
  buildcheck: 'MIT',
};

function licenseOf({ name, license }: Entry & { name: string }): string {
  return license ?? olderManifests[name] ?? '';
}

test('the lockfile holds the binaries of every platform, or npm ci refuses it', () => {
  const missing = Object.keys(missingEntries(packages));
  expect(missing, 'mend it with: node tools/complete-lockfile.ts').toEqual([]);
});

test('a binary that is missing is entered for its platform only, at its exact version', () => {
  const owner = { optionalDependencies: { '@x/core-linux-arm64-musl': '1.2.3' }, dev: true };
  expect(missingEntries({ 'node_modules/@x/core': owner })).toEqual({
    'node_modules/@x/core-linux-arm64-musl': {
      version: '1.2.3',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
    },
  });
});

test('every package comes from the registry at an exact version, and its bytes are known', () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(({ version }) => !/^\d+\.\d+\.\d+(?:[-+].*)?$/.test(version))).toEqual(
    [],
  );
  expect(installed.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(
    named.filter(([, wanted]) => !/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(`${wanted}`)),
  ).toEqual([]);
});

test('no package runs a script when it is installed, but those that are allowed to', () => {
  const running = installed.filter(({ hasInstallScript }) => hasInstallScript);
  // False: native parts that the site does without. Where npm does not know that word, they fail to be built.
  const decided = Object.keys(manifest.allowScripts);
  expect(running.map(({ name }) => name).filter((name) => !decided.includes(name))).toEqual([]);
});

test('what the site is made of may be used and passed on', () => {
  const others = installed
    .filter(({ dev, name }) => !dev && !usedAsTheyAre.some((known) => known.test(name)))
    .map((one) => ({ name: one.name, license: licenseOf(one) }))
    .filter(({ license }) => !licenses.test(license));
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test.each(Object.entries(floors))('%s is no older than %s, which closed a hole', (name, floor) => {
  const found = installed.filter((one) => one.name === name);
  expect(found.length).toBeGreaterThan(0);
  expect(
    found.filter(({ version }) => version.localeCompare(floor, 'en', { numeric: true }) < 0),
  ).toEqual([]);
});

test('nothing runs what a browser sends as components of the server', () => {
  expect(installed.filter(({ name }) => /react-server-dom|[/-]rsc$/.test(name))).toEqual([]);
});
