import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = globSync('src/{site,office,web,letters,drawing,domain,lib}/**/*.{ts,tsx,js}')
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

test('every class that has rules is somewhere given to an element', () => {
  const unused = globSync('src/**/*.css').flatMap((path) =>
    classesOf(readFileSync(path, 'utf8'))
      .filter((name) => !ofPackages.test(name) && !isGiven(name))
      .map((name) => `${path} .${name}`),
  );
  expect(unused).toEqual([]);
});

function classesOf(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)|"[^"]*"/g, '');
  return [...new Set([...rules.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name ?? ''))];
}

/** Classes that a package sets on its own elements: the bridge's marks, the text editor's page. */
const ofPackages = /^(storyblok|ProseMirror|tiptap)/;

/** Written out, or built from a prefix and a value: `hero--${style}`, `w${width}`. */
function isGiven(name: string): boolean {
  if (new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(source)) return true;
  const prefixes = [name.replace(/[^-]+$/, ''), name.replace(/\d+$/, '')];
  return prefixes.some((prefix) => prefix !== '' && source.includes(`${prefix}\${`));
}
