import { expect, test } from 'vitest';
import { fieldsIn, textIn, translatedSchema, translatedWith, writtenSchema } from './translated.ts';

test('a text stored before a language was added says it in the default one', () => {
  expect(translatedSchema.parse({ en: 'Closed' })).toEqual({ en: 'Closed', es: 'Closed' });
  expect(textIn({ en: 'Closed' }, 'es')).toBe('Closed');
});

test('no language may be empty, unknown, or the default one missing', () => {
  expect(translatedSchema.safeParse({ en: 'Closed', es: '' }).success).toBe(false);
  expect(translatedSchema.safeParse({ en: 'Closed', es: 'Cerrado', xx: '?' }).success).toBe(false);
  expect(translatedSchema.safeParse({ es: 'Cerrado' }).success).toBe(false);
  expect(translatedSchema.safeParse('Closed').success).toBe(false);
});

test('other fields may stand beside the languages', () => {
  const color = translatedWith({ hex: translatedSchema.optional() });
  expect(color.safeParse({ en: 'Sand', es: 'Arena' }).success).toBe(true);
});

test('what an author wrote is a field for each language that has it', () => {
  expect(fieldsIn('alt', { en: 'A truck', es: 'Una troca' })).toEqual({
    alt: 'A truck',
    alt__i18n__es: 'Una troca',
  });
  expect(fieldsIn('alt', writtenSchema.parse({ en: '' }))).toEqual({ alt: '' });
  expect(writtenSchema.safeParse({ es: 'Una troca' }).success).toBe(false);
});
