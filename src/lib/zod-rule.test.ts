import { expect, test } from 'vitest';
import { z } from 'zod';
import { email, required } from './rules.ts';
import { zodRule } from './zod-rule.ts';

const form = z.object({
  email: zodRule([required(), email()], { field: 'E-mail' }),
  nick: zodRule([email()], { field: 'Nick' }),
});

test('trims values and lets an optional field be missing', () => {
  expect(form.parse({ email: ' a@b.co ' })).toEqual({ email: 'a@b.co', nick: '' });
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
