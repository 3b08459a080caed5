import { expect, test } from 'vitest';
import { addLanguage, addTexts, pseudoCode } from './add-language.ts';

/** What a module exports when it is run. */
async function run(source: string): Promise<Record<string, unknown>> {
  return import(`data:text/javascript,${encodeURIComponent(addLanguage('words.js', source))}`);
}

test('words of a built module get the language, as objects and as text', async () => {
  const { words, large } = await run(`
    export const words = { "title": { "en": "Wheels", es: \`Rines\` }, size: 3 };
    export const large = JSON.parse('{"a":{"en":"Day","es":"Día"}}');`);
  expect(words).toEqual({
    title: { en: 'Wheels', es: 'Rines', [pseudoCode]: 'Whééééls' },
    size: 3,
  });
  expect(large).toEqual({ a: { en: 'Day', es: 'Día', [pseudoCode]: 'Dááüü' } });
});

test('the list of languages gets an entry', async () => {
  const { locales } = await run(`
    export const locales = [{ code: 'en', iso: 'en-US' }, { code: 'es', iso: 'es-US' }];`);
  expect(locales).toEqual([
    { code: 'en', iso: 'en-US' },
    { code: 'es', iso: 'es-US' },
    expect.objectContaining({ code: pseudoCode, iso: 'el-GR' }),
  ]);
});

test('what is decided by a language in code stays without it', async () => {
  const { say } = await run(
    `const es = 'es'; export const say = (locale) => (locale === es ? 'hola' : 'hi');`,
  );
  expect(say).toBeInstanceOf(Function);
  expect((say as (locale: string) => string)(pseudoCode)).toBe('hi');
});

test('records of the database get texts and fields', () => {
  const story = {
    body: [{ title: 'Day', title__i18n__es: 'Día', list: ['a'], list__i18n__es: ['b'] }],
    alt: { en: 'Day', es: 'Día' },
  };
  expect(addTexts(story)).toEqual({
    body: [
      {
        ...story.body[0],
        [`title__i18n__${pseudoCode}`]: 'Dááüü',
        [`list__i18n__${pseudoCode}`]: ['áá'],
      },
    ],
    alt: { en: 'Day', es: 'Día', [pseudoCode]: 'Dááüü' },
  });
});

test('a rich text keeps its shape', () => {
  const told = { type: 'doc', content: [{ type: 'text', text: 'Day' }] };
  expect(addTexts({ body: told, body__i18n__es: told })).toMatchObject({
    [`body__i18n__${pseudoCode}`]: { type: 'doc', content: [{ type: 'text', text: 'Dááüü' }] },
  });
});
