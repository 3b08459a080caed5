import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstFailure } from '#src/lib/rules.ts';
import { rulesOfControl } from './control-rules.ts';

type Attributes = Record<string, string>;

function saying(attributes: Attributes, value: unknown): string | null {
  const rules = rulesOfControl((name) => attributes[name] ?? null);
  return firstFailure(rules, value, { field: 'Size' });
}

const notValid = 'Size is not valid.';

test.each<[Attributes, unknown, string | null]>([
  [{}, '', null],
  [{ required: '' }, '', 'This field is required'],
  [{ required: '' }, 'x', null],
  [{ required: '', type: 'checkbox' }, false, 'This field is required'],
  [{ type: 'email' }, '', null],
  [{ type: 'email' }, 'a@b', 'A valid email is required'],
  [{ type: 'email' }, 'a@b.co, c@d.co', 'A valid email is required'],
  [{ type: 'email', multiple: '' }, 'a@b.co, c@d.co', null],
  [{ type: 'text', multiple: '' }, 'a', null],
  [{ pattern: '[0-9]{2}|x' }, '12', null],
  [{ pattern: '[0-9]{2}|x' }, '123', notValid],
  [{ pattern: '[0-9]{2}' }, '', null],
  [{ maxlength: '3' }, 'abcd', notValid],
  [{ maxlength: '3' }, 'abc', null],
  [{ minlength: '3' }, 'ab', notValid],
  [{ minlength: '3' }, '', null],
  [{ maxlength: 'many' }, 'abcd', null],
  [{ type: 'number', min: '2', max: '4' }, '1', notValid],
  [{ type: 'number', min: '2', max: '4' }, '4', null],
  [{ type: 'number', min: '2', max: '4' }, '4.01', notValid],
  [{ type: 'number', min: '2' }, 'two', notValid],
  [{ type: 'number', min: '0' }, '0', null],
  [{ type: 'text', min: '2', max: '4' }, '9', null],
  [{ type: 'email', required: '', maxlength: '5' }, '', 'This field is required'],
  [{ type: 'email', maxlength: '5' }, 'longer', 'A valid email is required'],
])('%j with %j', (attributes, value, expected) => {
  expect(saying(attributes, value)).toBe(expected);
});

test('length attributes count as a browser does', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.nat(12), (text, count) => {
      fc.pre(text.trim() !== '' && /\p{L}/u.test(text));
      expect(saying({ maxlength: String(count) }, text) === null).toBe(text.length <= count);
    }),
  );
});
