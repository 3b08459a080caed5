import { expect, test } from 'vitest';
import type { LocaleCode } from './locales.ts';
import {
  alpha,
  confirmed,
  digits,
  email,
  firstFailure,
  length,
  maxLength,
  phoneOrEmail,
  type Rule,
  required,
} from './rules.ts';

const zeroWidth = '\u200b\u200c\u200d\u2060\ufeff';
const bidi = '\u202e\u2066\u2069\u200f';
const marksAlone = '\u0301\u0302\u20dd';
const fillers = '\u3164\u115f\uffa0\u2800\u00a0\u2003\u3000';
const tags = '\u{e0041}\u{e0042}';
const hostile = {
  script: '<script>alert(1)</script>',
  sql: "'; drop table leads;--",
  header: 'a@b.co\r\nBcc: c@d.co',
  nul: 'a\0b',
  huge: 'a'.repeat(100_000),
};

type Row = [value: unknown, passes: boolean];
type Table = { name: string; rule: Rule; en: string; es: string; form?: object; rows: Row[] };

const notValid = { en: 'E-mail is not valid.', es: 'E-mail no es válido.' };

const tables: Table[] = [
  {
    name: 'required',
    rule: required(),
    en: 'This field is required',
    es: 'Este campo es obligatorio',
    rows: [
      ['Ann', true],
      ['0', true],
      [0, true],
      [false, true],
      [['a'], true],
      ['李', true],
      ['👍🏽', true],
      ['a\u0301', true],
      [` ${zeroWidth}x`, true],
      [hostile.script, true],
      [null, false],
      [undefined, false],
      ['', false],
      [[], false],
      [' \t\n', false],
      [zeroWidth, false],
      [bidi, false],
      [marksAlone, false],
      [fillers, false],
      [tags, false],
      ['\0\u0007', false],
      ['\ud800', false],
    ],
  },
  {
    name: 'required, false not allowed',
    rule: required({ allowFalse: false }),
    en: 'This field is required',
    es: 'Este campo es obligatorio',
    rows: [
      [true, true],
      [false, false],
    ],
  },
  {
    name: 'email',
    rule: email(),
    en: 'A valid email is required',
    es: 'Se necesita un correo válido',
    rows: [
      ['a@b.co', true],
      ['first.last+tag@sub.example.com', true],
      [' a@b.co ', true],
      ['', true],
      ['josé@example.com', true],
      ['a@b', false],
      ['a@b.c', false],
      ['a@b..co', false],
      ['.a@b.co', false],
      ['a@@b.co', false],
      ['a b@c.de', false],
      ['a@b.co,c@d.co', false],
      ['a@bücher.de', false],
      [`${'a'.repeat(250)}@b.co`, false],
      [hostile.script, false],
      [hostile.sql, false],
      [hostile.header, false],
      [hostile.huge, false],
    ],
  },
  {
    name: 'email, a list',
    rule: email({ multiple: true }),
    en: 'A valid email is required',
    es: 'Se necesita un correo válido',
    rows: [
      ['a@b.co', true],
      ['a@b.co,c@d.co', true],
      ['a@b.co , c@d.co', true],
      ['a@b.co,', false],
      ['a@b.co;c@d.co', false],
      [hostile.header, false],
    ],
  },
  {
    name: 'alpha, of any language',
    rule: alpha(),
    en: 'This field must only contain alphabetic characters',
    es: 'Este campo solo debe llevar letras',
    rows: [
      ['Ann', true],
      ['Żółć', true],
      ['李小龍', true],
      ['Ann Lee', false],
      ['a1', false],
      ["O'Neil", false],
      ['👍', false],
      [hostile.script, false],
    ],
  },
  {
    name: 'alpha, English',
    rule: alpha({ locale: 'en' }),
    en: 'This field must only contain alphabetic characters',
    es: 'Este campo solo debe llevar letras',
    rows: [
      ['Ann', true],
      ['Ñandú', false],
      ['ſ', false],
      ['К', false],
    ],
  },
  {
    name: 'alpha, Spanish',
    rule: alpha({ locale: 'es' }),
    en: 'This field must only contain alphabetic characters',
    es: 'Este campo solo debe llevar letras',
    rows: [
      ['Ñandú', true],
      ['pingüino', true],
      ['Müller', true],
      ['Żółć', false],
    ],
  },
  {
    name: 'length',
    rule: length(2),
    en: 'Please enter the required length',
    es: 'Escribe la cantidad de caracteres requerida',
    rows: [
      ['ab', true],
      ['🛻🛻', true],
      [['a', 'b'], true],
      [12, true],
      ['', true],
      ['a', false],
      ['abc', false],
      [['a'], false],
      [hostile.huge, false],
    ],
  },
  {
    name: 'digits',
    rule: digits('5'),
    en: 'Please enter digits',
    es: 'Escribe solo dígitos',
    rows: [
      ['85029', true],
      [85029, true],
      ['', true],
      ['8502', false],
      ['850290', false],
      ['8502x', false],
      ['٠١٢٣٤', false],
      ['８５０２９', false],
      ['85029\n', false],
      ['-8502', false],
      ['1e400', false],
    ],
  },
  {
    name: 'confirmed',
    rule: confirmed('other'),
    en: 'E-mail does not match',
    es: 'E-mail no coincide',
    form: { other: 7 },
    rows: [
      ['7', true],
      [7, true],
      ['', true],
      ['8', false],
      ['7 ', false],
      ['٧', false],
    ],
  },
  {
    name: 'phoneOrEmail',
    rule: phoneOrEmail(),
    en: 'The E-mail must be either a valid phone number or e-mail',
    es: 'E-mail debe ser un teléfono o un correo válido',
    rows: [
      ['4807777700', true],
      ['(480) 777-7700', true],
      ['+1 480.777.7700', true],
      ['14807777700', true],
      ['2002000000', true],
      ['9999999999', true],
      ['rosa@example.com', true],
      ['', true],
      ['1807777700', false],
      ['4801777700', false],
      ['4800777700', false],
      ['0807777700', false],
      ['480777770', false],
      ['48077777001', false],
      ['24807777700', false],
      ['４８０７７７７７００', false],
      ['4807777700;ext=1', false],
      [hostile.sql, false],
      [hostile.header, false],
      ['1'.repeat(100_000), false],
    ],
  },
  {
    name: 'maxlength',
    rule: maxLength(3),
    ...notValid,
    rows: [
      ['abc', true],
      ['abcd', false],
      ['🛻🛻', false],
      [hostile.huge, false],
    ],
  },
];

const lines = tables.flatMap(({ rows, ...table }) =>
  rows.map(([value, passes]) => ({
    ...table,
    value,
    passes,
    shown: JSON.stringify(value)?.slice(0, 40),
  })),
);

test.each(lines)('$name: $shown passes: $passes', ({ rule, form, value, passes, en, es }) => {
  const say = (locale: LocaleCode) =>
    firstFailure([rule], value, { field: 'E-mail', locale, form: { ...form } });
  expect(say('en')).toBe(passes ? null : en);
  expect(say('es')).toBe(passes ? null : es);
});
