import { expect, test } from 'vitest';
import { looksLikeVin } from './looks-like-vin.ts';
import { readTypedVin } from './read-typed-vin.ts';

const vin = '1FTEW1EP0MFA12345';

test.each([
  ['1ftew1ep0mfa12345'],
  ['  1FTEW1EP0MFA12345\n'],
  ['1FTE-W1EP 0MF A12345'],
  ['1FTEW1EP0–MFA−12345'],
  ['*1FTEW1EP0MFA12345*'],
  ['VIN: 1FTEW1EP0MFA12345'],
  ['vin#1FTEW1EP0MFA12345'],
  ['1FTEW1EP0\u200bMFA\u00ad12345\u00a0'],
])('%j is read as its 17 characters', (typed) => {
  expect(readTypedVin(typed)).toEqual({ status: 'whole', vin, replaced: false });
});

test('I, O and Q are in no VIN: they are read as 1, 0 and 0, and that is said', () => {
  expect(readTypedVin('IFTEW1EPOMFA12345')).toEqual({ status: 'whole', vin, replaced: true });
  expect(readTypedVin('1FTEW1EPqMFAi2345')).toEqual({ status: 'whole', vin, replaced: true });
});

test('letters of other alphabets are refused by their position, never read as what they look like', () => {
  expect(readTypedVin('1FT\u0415W1EP0MF\u041012345')).toEqual({
    status: 'wrong-characters',
    positions: [4, 12],
  });
  // A dotless i becomes a Latin I in upper case.
  expect(readTypedVin('\u0131FTEW1EP0MFA12345')).toMatchObject({ positions: [1] });
  expect(readTypedVin('1FTEW1EP0MFA1234\u{1d7d3}')).toMatchObject({ positions: [17] });
});

test('another length is refused with the number of characters', () => {
  expect(readTypedVin('1FTEW1EP0MFA1234')).toEqual({ status: 'wrong-length', count: 16 });
  expect(readTypedVin('')).toEqual({ status: 'wrong-length', count: 0 });
});

test.each([
  ['1FTEW1EP0MFA12345', 'whole'],
  ['1ftew1ep0 mfa 12345', 'whole'],
  ['VIN 1FTEW1EP0MFA12345', 'whole'],
  ['1FTEW1EP0MFAI2O45', 'whole'],
  ['5TFDZ5BN9HX012345', 'whole'],
  ['1FTEW1EP0M', 'begun'],
  ['1FTEW1EP0MFA123456', 'begun'],
  ['1FTEW1EP', 'words'],
])('%j is a VIN: %s', (typed, look) => {
  expect(looksLikeVin(typed)).toBe(look);
});

test.each([
  'jeep gladiator 2021',
  '2021 ford bronco 4dr',
  'ram 2500 2005 diesel',
  '2015 f150 4x4 5.0 xlt',
  'silverado2500hd',
  '2019 f-150 supercrew 6.5 bed',
  'toyota 4runner trd off road 2022',
  '1962 unimog',
  '',
])('the words %j are words', (typed) => {
  expect(looksLikeVin(typed)).toBe('words');
});
