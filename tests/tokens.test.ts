import { expect, test } from 'vitest';
import { readSources } from './source-tree.ts';
import { classesIn, readSheets, selectorsOf } from './style-sheets.ts';

/** What site and office share, and what only the office has. */
const files = ['src/web/styles/tokens.css', 'src/office/frame/tokens.css'];
const sheets = readSheets();
const others = sheets.filter(({ path }) => !files.includes(path));
const css = files.map((file) => sheets.find(({ path }) => path === file)?.css ?? '').join('\n');
const tokens = new Set([...css.matchAll(/^\s*--([\w-]+):/gm)].map(([, name]) => name ?? ''));

const setIn = (text: string) =>
  [...text.matchAll(/--([a-z][\w-]*)\s*:/g)].map(([, name]) => name ?? '');
const usedIn = (text: string) =>
  [...text.matchAll(/var\(\s*--([a-z][\w-]*)/g)].map(([, name]) => name ?? '');

/** What parts set for themselves and for what stands in them. */
const own = others.flatMap(({ path, rules }) =>
  rules.flatMap((rule) =>
    setIn(rule.declarations)
      .filter((name) => !tokens.has(name))
      .map((name) => ({ path, name, rule })),
  ),
);
const drawings = readSources('src/drawing').map(({ text }) => text);
const used = new Set([...sheets.map(({ css: text }) => text), ...drawings].flatMap(usedIn));

test('every value that is used is set: as a token, or by a part', () => {
  const set = new Set([...tokens, ...own.map(({ name }) => name)]);
  const lost = sheets.flatMap(({ path, css: text }) =>
    usedIn(text)
      .filter((name) => !set.has(name))
      .map((name) => `${path} --${name}`),
  );
  expect(tokens.size).toBeGreaterThan(80);
  expect(lost).toEqual([]);
});

test('every value that is set is used', () => {
  const idle = [...tokens, ...own.map(({ name }) => name)].filter((name) => !used.has(name));
  expect(idle).toEqual([]);
});

test('a value that is no token begins with the class of the part that it is for', () => {
  const classes = sheets.flatMap(({ rules }) => rules.flatMap(selectorsOf).flatMap(classesIn));
  const strays = own.filter(({ name }) => !classes.some((one) => name.startsWith(`${one}-`)));
  expect(strays.map(({ path, name }) => `${path} --${name}`)).toEqual([]);
});

test('colors are tokens, or words for what the browser and the visitor chose', () => {
  const color =
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(|(?<![\w-])(?:white|black|red|gray|grey)(?![\w-])/gi;
  const literal = others.flatMap(({ path, rules }) =>
    rules.flatMap(({ declarations }) =>
      [...declarations.replace(/url\([^)]*\)/g, '').matchAll(color)].map(
        ([found]) => `${path} ${found}`,
      ),
    ),
  );
  expect(literal).toEqual([]);
});

test('what throws a shadow takes it from the tokens', () => {
  const blurred = /^(?:inset )?-?[\d.]+\w* -?[\d.]+\w* (?!0\b)[\d.]+/;
  const literal = others.flatMap(({ path, css: text }) =>
    [...text.matchAll(/box-shadow:([^;}]*)/g)]
      .flatMap(([, value = '']) => value.split(/,(?![^(]*\))/))
      .filter((shadow) => blurred.test(shadow.trim()))
      .map((shadow) => `${path} ${shadow.trim()}`),
  );
  expect(literal).toEqual([]);
});

test('what lies over what is said by the tokens', () => {
  const literal = others.flatMap(({ path, css: text }) =>
    [...text.matchAll(/z-index:\s*(?!\s|var\(--layer-)[^;}]*/g)].map(
      ([found]) => `${path} ${found}`,
    ),
  );
  expect(literal).toEqual([]);
});
