import { expect, test } from 'vitest';
import {
  alpha,
  confirmed,
  digits,
  email,
  firstFailure,
  length,
  maxLength,
  phoneDigits,
  phoneOrEmail,
  type Rule,
  required,
} from './rules.ts';

function complaint(rule: Rule, value: unknown, form = {}) {
  return firstFailure([rule], value, { field: 'Contact', form });
}

test.each([null, undefined, [], '', '   '])('required refuses %j', (value) => {
  expect(complaint(required(), value)).toBe('This field is required');
});

test('required lets false pass unless told otherwise', () => {
  expect(complaint(required(), false)).toBeNull();
  expect(complaint(required({ allowFalse: false }), false)).toBe('This field is required');
});

test.each(['a@b.co', 'first.last+tag@sub.example.com', " o'neil@example.org "])(
  'email accepts %j',
  (value) => expect(complaint(email(), value)).toBeNull(),
);

test.each(['a@b', 'a b@c.de', 'a@@b.co', '.a@b.co', 'a.@b.co', 'a@b.co,c@d.co', 'a@b..co'])(
  'email refuses %j',
  (value) => expect(complaint(email(), value)).toBe('A valid email is required'),
);

test('email with multiple accepts a list and refuses it when one of it is wrong', () => {
  expect(complaint(email({ multiple: true }), 'a@b.co, c@d.co')).toBeNull();
  expect(complaint(email({ multiple: true }), 'a@b.co, c')).toBe('A valid email is required');
});

test('alpha knows the letters of a language', () => {
  expect(complaint(alpha({ locale: 'es' }), 'Ñandú')).toBeNull();
  expect(complaint(alpha({ locale: 'en' }), 'Ñandú')).toBe(
    'This field must only contain alphabetic characters',
  );
  expect(complaint(alpha(), 'Żółć')).toBeNull();
  expect(complaint(alpha(), 'a1')).not.toBeNull();
});

test('length counts characters as a person does, and items of a list', () => {
  expect(complaint(length(2), '🛻🛻')).toBeNull();
  expect(complaint(length(2), ['a', 'b'])).toBeNull();
  expect(complaint(length(2), 'abc')).toBe('Please enter the required length');
});

test('digits wants exactly so many of them, whatever type the count has', () => {
  expect(complaint(digits('5'), '85029')).toBeNull();
  expect(complaint(digits(5), '8502')).toBe('Please enter digits');
  expect(complaint(digits(5), '8502x')).toBe('Please enter digits');
});

test('confirmed compares with another field as text', () => {
  expect(complaint(confirmed('other'), '7', { other: 7 })).toBeNull();
  expect(complaint(confirmed('other'), '7', { other: '8' })).toBe('Contact does not match');
});

test.each(['4807777700', '(480) 777-7700', '+1 480.777.7700', 'hello@ironwood.example'])(
  'phoneOrEmail accepts %j',
  (value) => expect(complaint(phoneOrEmail(), value)).toBeNull(),
);

test.each(['480777770', '1807777700', '4801777700', '24807777700', '480777770x', 'hello@'])(
  'phoneOrEmail refuses %j',
  (value) =>
    expect(complaint(phoneOrEmail(), value)).toBe(
      'The Contact must be either a valid phone number or e-mail',
    ),
);

test('a phone number is kept as its ten digits', () => {
  expect(phoneDigits('+1 (480) 777-7700')).toBe('4807777700');
});

test('validation stops at the first failing rule', () => {
  expect(firstFailure([required(), email()], '', { field: 'E-mail' })).toBe(
    'This field is required',
  );
});

test('an optional field left empty is skipped', () => {
  expect(complaint(email(), '')).toBeNull();
  expect(complaint(digits(5), null)).toBeNull();
});

test('a rule without wording uses the default message, in the language of the page', () => {
  expect(complaint(maxLength(3), 'abcd')).toBe('Contact is not valid.');
  expect(firstFailure([maxLength(3)], 'abcd', { field: 'Nombre', locale: 'es' })).toBe(
    'Nombre no es válido.',
  );
});

test('hostile input is answered at once', () => {
  const started = performance.now();
  for (const text of [
    `${'a.'.repeat(50_000)}@`,
    `a@${'-a.'.repeat(50_000)}`,
    '1'.repeat(200_000),
  ]) {
    complaint(email({ multiple: true }), text);
    complaint(phoneOrEmail(), text);
  }
  expect(performance.now() - started).toBeLessThan(500);
});
