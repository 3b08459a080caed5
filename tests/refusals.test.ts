import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldIssues, inReasons } from '#src/domain/field-issues.ts';
import { locales } from '#src/lib/locales.ts';
import staffWords from '#src/web/words/admin-refusals.json' with { type: 'json' };
import { issueTexts, refusalText } from '#src/web/words/refusal-text.server.ts';
import words from '#src/web/words/refusals.json' with { type: 'json' };
import { isTest, readSources } from './source-tree.ts';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
const files: readonly Words[] = [words, staffWords];

/** Every reason with the names of its values, as the modules declare them. */
const declared = Object.values(
  import.meta.glob<{ names: Record<string, string[]> }>('/src/**/refusals.ts', {
    eager: true,
    import: 'why',
  }),
);
const reasons = declared.flatMap(({ names }) => Object.entries(names));

/** The text in each file that has one. */
function wordsOf(reason: string): Words[string][] {
  return files.flatMap((file) => (file[reason] ? [file[reason]] : []));
}

/** Placeholders of a sentence: `{day}`, and `{count:day|days}` for the word that depends on a number. */
function namedIn(sentence: string): string[] {
  const names = [...sentence.matchAll(/\{(\w+)(?::[^{}]*)?\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

test('each reason belongs to one module', () => {
  expect(reasons.length).toBeGreaterThan(200);
  const names = reasons.map(([reason]) => reason);
  expect(names.filter((reason, at) => names.indexOf(reason) !== at)).toEqual([]);
});

test('each reason has words in every language, in one file', () => {
  const without = reasons.flatMap(([reason]) => {
    const found = wordsOf(reason);
    const isSaid = locales.every(({ code }) => (found[0]?.[code] ?? '').trim() !== '');
    return found.length === 1 && isSaid ? [] : [reason];
  });
  expect(without).toEqual([]);
});

test('words name just the values that their refusal carries', () => {
  const wrong = reasons.flatMap(([reason, names]) => {
    const wanted = [...names].sort().join();
    const told = wordsOf(reason)[0] ?? {};
    return Object.entries(told).flatMap(([locale, sentence]) =>
      namedIn(sentence).join() === wanted ? [] : [`${reason} (${locale}): ${sentence}`],
    );
  });
  expect(wrong).toEqual([]);
});

test('there are words for reasons only', () => {
  const known = new Set(reasons.map(([reason]) => reason));
  const all = files.flatMap((file) => Object.keys(file));
  expect(all.filter((reason) => !known.has(reason))).toEqual([]);
});

test('each reason is given somewhere', () => {
  const sources = readSources().filter(
    (file) => !isTest(file) && !file.path.endsWith('/refusals.ts'),
  );
  const texts = sources.map(({ text }) => text);
  const isGiven = (reason: string) => {
    const [module = '', name = ''] = reason.split('.');
    // `appointments.${refusal}`: the name is one of a union type.
    const isShaped = (text: string) => text.includes(`\`${module}.\${`);
    return texts.some(
      (text) =>
        text.includes(`'${reason}'`) || (text.includes(`'${name}'`) && texts.some(isShaped)),
    );
  };
  expect(reasons.map(([reason]) => reason).filter((reason) => !isGiven(reason))).toEqual([]);
});

test('no sentence is written where something is refused', () => {
  const refusing =
    /(?:new DomainError|notFound|refuseField|addIssue)\([^;]*?['"`][A-Z][^'"`]* [^'"`]*['"`]/;
  const checking =
    /\.(?:min|max|length|regex|refine|email|enum(?!\(\[)|date|int|number)\([^;\n]*?, ?['"`][A-Za-z][^'"`]* [^'"`]*['"`]/;
  const places = globSync('src/{domain,office}/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .filter((path) => {
      const text = readFileSync(path, 'utf8');
      return refusing.test(text) || checking.test(text);
    });
  expect(places).toEqual([]);
});

test('a sentence is in the reader’s language, with its numbers and days', () => {
  const told = { reason: 'appointments.ahead', values: { day: '2026-11-24' } };
  expect(refusalText(told, 'en')).toBe(
    'This visit is on November 24, 2026. Open it and say that it is early',
  );
  expect(refusalText(told, 'es')).toContain('24 de noviembre de 2026');
  const tooLong = { reason: 'input.too-long', values: { most: 4000 } };
  expect(refusalText(tooLong, 'en')).toBe('Write at most 4,000 characters');
  expect(refusalText({ reason: 'input.too-short', values: { least: 1 } }, 'es')).toBe(
    'Escribe al menos 1 carácter',
  );
  expect(refusalText({ text: 'Dana' }, 'es')).toBe('Dana');
});

test('what a schema refuses has a reason, with the bound that was passed', () => {
  const schema = z.strictObject({
    name: z.string().min(1),
    note: z.string().max(5),
    days: z.int().min(2),
    kind: z.enum(['bay', 'rack']),
    day: z.iso.date(),
    price: z.number().refine((value) => value > 5, { message: 'a.b', params: { least: 5 } }),
    worded: z.string().refine(() => false, 'Palabras propias'),
  });
  const input = {
    name: '',
    note: '123456',
    days: 1,
    kind: 'x',
    day: '1',
    price: 2,
    worded: '',
    z: 1,
  };
  const { error } = schema.safeParse(input, inReasons);
  const issues = error ? fieldIssues(error) : [];
  expect(issues).toEqual([
    { path: 'name', reason: 'input.required', values: { least: 1 } },
    { path: 'note', reason: 'input.too-long', values: { most: 5 } },
    { path: 'days', reason: 'input.too-small', values: { least: 2 } },
    { path: 'kind', reason: 'input.not-a-choice', values: {} },
    { path: 'day', reason: 'input.not-a-date', values: {} },
    { path: 'price', reason: 'a.b', values: { least: 5 } },
    { path: 'worded', text: 'Palabras propias' },
    { path: 'z', reason: 'input.unknown-key', values: {} },
  ]);
  expect(issueTexts(issues.slice(0, 2), 'es')).toEqual([
    { path: 'name', message: 'Este campo es obligatorio' },
    { path: 'note', message: 'Escribe como máximo 5 caracteres' },
  ]);
});
