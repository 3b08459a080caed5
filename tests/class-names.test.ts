import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { givenClasses } from './given-classes.ts';
import { isTest, readSources } from './source-tree.ts';
import { classesIn, readSheets, selectorsOf } from './style-sheets.ts';

/** Classes that a package gives to its own elements: the bridge's marks, the text editor's page. */
const ofPackages = /^(?:storyblok|ProseMirror|tiptap)/;
/** How an element stands: said together with a class that says what it is. */
const ofState = /^(?:is|has)-/;
/** The specification gives every field six of them, for whoever styles the site. */
const ofFields = /^is-(?:un)?touched$|^is-(?:pristine|dirty|valid|invalid)$/;

const sheets = readSheets();
const sources = readSources();
const given = sources
  .filter((file) => !isTest(file) && /^src\/(?:site|office|web)\//.test(file.path))
  .map((file) => ({ ...file, ...givenClasses(file) }));
const names = new Set(given.flatMap((file) => [...file.names]));
const beginnings = new Set(given.flatMap((file) => [...file.beginnings]));
/** Words of the code that a class may end with: `badge--${tone}`, with a tone that there is. */
const words = new Set(given.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));

/** Which sheets have rules for a class. */
const defined = new Map<string, Set<string>>();
for (const { path, rules } of sheets) {
  for (const name of rules.flatMap(({ selector }) => classesIn(selector))) {
    if (!ofPackages.test(name)) defined.set(name, (defined.get(name) ?? new Set()).add(path));
  }
}

function isGiven(name: string): boolean {
  if (names.has(name)) return true;
  return [...beginnings].some((beginning) => {
    const end = name.startsWith(beginning) ? name.slice(beginning.length) : '';
    return /^\d+$/.test(end) || (end !== '' && words.has(end));
  });
}

test('every class that has rules is given to an element', () => {
  expect(defined.size).toBeGreaterThan(500);
  const unused = [...defined].filter(([name]) => !isGiven(name));
  expect(unused.map(([name, paths]) => `${[...paths]} .${name}`)).toEqual([]);
});

test('every class of an element has rules, or a script or a test looks for it', () => {
  const seekers = [...sources, ...readSources('tests'), ...readSources('tools')];
  const sought = new Set(
    seekers.flatMap(({ text }) =>
      [...text.matchAll(/["'`\s>(]\.([a-z][\w-]*)/g)].map(([, name]) => name),
    ),
  );
  const idle = given.flatMap(({ path, names: own }) =>
    [...own]
      .filter((name) => !defined.has(name) && !sought.has(name))
      .filter((name) => !ofPackages.test(name) && !ofFields.test(name))
      .map((name) => `${path} .${name}`),
  );
  expect(idle).toEqual([]);
});

/** `src/site/store/shelf/cell.tsx` is of the feature `src/site/store`; what is shared is of none. */
function featureOf(path: string): string | null {
  const [feature] = /^src\/(?:site|office)\/[^/]+(?=\/)/.exec(path) ?? [null];
  return feature?.endsWith('/kit') ? null : feature;
}

/** What the classes of a feature begin with: its folder, a folder in it, or one of its sheets. */
function beginningsOf(feature: string): string[] {
  const folders = sources
    .filter(({ path }) => path.startsWith(`${feature}/`))
    .flatMap(({ path }) => path.split('/').slice(2, -1));
  const own = sheets.filter(({ path }) => path.startsWith(`${feature}/`));
  return [...new Set([...folders, ...own.map(({ path }) => basename(path, '.css'))])];
}

/** The feature that a class is of: one that has rules for it, and whose name it begins with. */
const homes = new Map(
  [...defined].map(([name, paths]): [string, string | null] => {
    const features = [...new Set([...paths].map(featureOf))];
    if (features.includes(null)) return [name, 'shared'];
    const begun = (beginning: string) => name === beginning || name.startsWith(`${beginning}-`);
    return [name, features.find((one) => beginningsOf(one ?? '').some(begun)) ?? null];
  }),
);

test('a class begins with the name of its feature, of a folder in it or of its sheet', () => {
  const lost = [...homes].filter(([name, home]) => home === null && !ofState.test(name));
  expect(lost.map(([name]) => `${[...(defined.get(name) ?? [])]} .${name}`)).toEqual([]);
});

test('a class of a feature is given by that feature alone', () => {
  const strays = given.flatMap(({ path, names: own }) =>
    [...own]
      .filter((name) => !ofState.test(name))
      .filter((name) => !['shared', featureOf(path)].includes(homes.get(name) ?? 'shared'))
      .map((name) => `${path} .${name} of ${homes.get(name)}`),
  );
  expect(strays).toEqual([]);
});

test('a class that one feature alone gives is defined in that feature', () => {
  const lonely = [...homes].filter(([name, home]) => {
    if (home !== 'shared' || ofState.test(name) || name.includes('--')) return false;
    const users = given.filter((file) => file.names.has(name)).map(({ path }) => featureOf(path));
    return new Set(users).size === 1 && !users.includes(null);
  });
  expect(lonely.map(([name]) => `${[...(defined.get(name) ?? [])]} .${name}`)).toEqual([]);
});

test('a selector has a class of the feature whose sheet it is in, a shared one of none', () => {
  const strays = sheets.flatMap(({ path, rules }) => {
    const own = featureOf(path) ?? 'shared';
    return rules
      .flatMap(selectorsOf)
      .filter((selector) => !isAtHome(selector, own))
      .map((selector) => `${path} ${selector}`);
  });
  expect(strays).toEqual([]);
});

function isAtHome(selector: string, own: string): boolean {
  const all = classesIn(selector).filter((name) => !ofPackages.test(name));
  const places = all.filter((name) => !ofState.test(name)).map((name) => homes.get(name));
  if (all.length > 0 && places.length === 0) return false;
  return own === 'shared'
    ? places.every((place) => place === own)
    : all.length === 0 || places.includes(own);
}
