import { expect, test } from 'vitest';
import { z } from 'zod';
import { confirmed, email, required } from './rules.ts';
import { zodFormRule, zodRule } from './zod-rule.ts';

const form = z
  .object({
    email: zodRule([required(), email()], { field: 'E-mail' }),
    again: zodRule([], { field: 'E-mail again' }),
    nick: zodRule([email()], { field: 'Nick' }),
  })
  .superRefine(zodFormRule('again', [confirmed('email')], { field: 'E-mail again' }));

test('trims values and lets an optional field be missing', () => {
  expect(form.parse({ email: ' a@b.co ', again: 'a@b.co' })).toEqual({
    email: 'a@b.co',
    again: 'a@b.co',
    nick: '',
  });
});

test('keeps what nobody can type out of the database', () => {
  const words = zodRule([], { field: 'Note' });
  expect(words.parse('a\0b\u001b[31m\tc\r\nd\ud800')).toBe('ab[31m\tc\r\nd\ufffd');
  expect(zodRule([required()], { field: 'Note' }).safeParse('\0').success).toBe(false);
});

test('gives one issue a field, the first', () => {
  const { error } = form.safeParse({ nick: 'x' });
  expect(z.flattenError(error as z.ZodError).fieldErrors).toEqual({
    email: ['This field is required'],
    nick: ['A valid email is required'],
  });
});

test('a rule about two fields complains at the field it stands on', () => {
  const { error } = form.safeParse({ email: 'a@b.co', again: 'b@b.co' });
  expect(error?.issues).toMatchObject([
    { path: ['again'], message: 'E-mail again does not match' },
  ]);
});
