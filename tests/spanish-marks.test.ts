import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcePath } from '#src/db/source-path.ts';

/** Every Spanish text in a file of words or of the demo shop's copy. */
function spanishTexts(): string[] {
  const folder = sourcePath('src');
  return globSync('**/*.json', { cwd: folder }).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(join(folder, file), 'utf8')), file),
  );
}

function textsIn(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isSpanish = key === 'es' || key.endsWith('__i18n__es');
    if (isSpanish && typeof inner === 'string') return [`${place}: ${inner}`];
    return textsIn(inner, place);
  });
}

const texts = spanishTexts();

test.each([
  ['?', '¿'],
  ['!', '¡'],
])('Spanish that ends with %s has begun with %s', (end, begin) => {
  const marks = (text: string, mark: string) => text.split(mark).length;
  const inWords = texts.map((text) => text.replace(/https?:\/\/\S+|\/\S*\?\S*/g, ''));
  expect(inWords.length).toBeGreaterThan(2000);
  expect(inWords.filter((text) => marks(text, end) !== marks(text, begin))).toEqual([]);
});
