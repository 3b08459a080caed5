import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeComponents } from './describe-components.ts';
import { blokSchemas, recordSchemas } from './schemas.ts';

const all = describeComponents();
const fields = all.flatMap(({ component, fields }) =>
  fields.map((field) => ({ ...field, component })),
);
const fieldOf = (component: string, name: string) =>
  fields.find((field) => field.component === component && field.name === name);

/** Made from rich text when a page is shown; no story contains it. */
const isListed = (component: string) => component !== 'rich-text-run';

test('every component has a name, a line of help and a label for each field, in both languages', () => {
  const names = [...Object.keys(blokSchemas), ...Object.keys(recordSchemas)].filter(isListed);
  expect(all.map(({ component }) => component)).toEqual(names);
  const texts = all.flatMap(({ displayName, help, fields }) => [
    displayName,
    help,
    ...fields.flatMap((field) => [field.label, field.help ?? field.label]),
  ]);
  for (const text of texts) {
    expect(text.en).toMatch(/\w/);
    expect(text.es).toMatch(/\w/);
    expect(text.en.length).toBeLessThan(110);
  }
});

test('no two components that can be added to a page have the same name', () => {
  const offered = all.filter(({ group }) => group !== 'item' && group !== 'root');
  const names = offered.map(({ displayName }) => displayName.en);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('types, limits, choices and fallbacks come from the schema', () => {
  expect(fieldOf('spacer', 'margin')).toMatchObject({
    type: 'number',
    min: 0,
    max: 400,
    default: 0,
  });
  expect(fieldOf('hero', 'type')).toMatchObject({
    type: 'option',
    default: 'image',
    options: [
      { value: 'image', label: { en: 'Picture' } },
      { value: 'video', label: { en: 'Film' } },
    ],
  });
  expect(fieldOf('hero', 'title')).toMatchObject({ type: 'text', translatable: true });
  expect(fieldOf('Prose', 'body')).toMatchObject({ type: 'markdown', translatable: true });
  expect(fieldOf('button', 'url')).toMatchObject({ type: 'multilink', translatable: false });
  expect(fieldOf('button', 'external')).toMatchObject({ type: 'boolean', default: false });
  expect(fieldOf('hero', 'asset')).toMatchObject({ type: 'asset', default: { filename: '' } });
  expect(fieldOf('service', 'duration')).toMatchObject({ type: 'custom', format: 'figures' });
});

test('the body of a page takes every part of the site, and no item of another part', () => {
  const allowed = fieldOf('page', 'body')?.allowed ?? [];
  expect(allowed).toContain('hero');
  expect(allowed).not.toContain('feature-item');
  expect(allowed).not.toContain('page');
  // On a page of its own, creating it would answer 404, because its URL names no wheel.
  expect(allowed).not.toContain('product-detail');
  expect(fieldOf('carousel', 'slides')?.allowed).toEqual(['Teaser']);
});

test('what a field allows exists, may be nested, and every item has a place', () => {
  const nestable = all
    .filter(({ isNestable, group }) => isNestable && group !== 'fixed')
    .map(({ component }) => component);
  const allowed = fields.flatMap((field) => field.allowed);
  expect(allowed.filter((name) => !nestable.includes(name))).toEqual([]);
  expect(nestable.filter((name) => !allowed.includes(name))).toEqual([]);
});

test('every schema of the blocks is told to the editor', () => {
  const described = JSON.stringify(all);
  const literals = globSync('src/site/**/*schema*.ts').flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/blokFields\('([^']+)'\)/g),
  ]);
  expect(literals.length).toBeGreaterThan(60);
  for (const [, name = ''] of literals.filter(([, name]) => isListed(name ?? '')))
    expect(described).toContain(`"component":"${name}"`);
});
