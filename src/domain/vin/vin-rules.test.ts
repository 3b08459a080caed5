import { expect, test } from 'vitest';
import { agreedCab, agreedDrive } from './cab-and-drive.ts';
import { checkDigitOf } from './check-digit.ts';
import { matchesKey } from './match-key.ts';
import { modelYearsOf } from './model-year.ts';

test('the check digit is that of the published examples; seventeen ones pass', () => {
  // 49 CFR 565.15 and SAE J853 examples.
  for (const vin of ['1M8GDM9AXKP042788', '1G4AH59H45G118341', '5GZCZ43D13S812715']) {
    expect(checkDigitOf(vin)).toBe(vin[8]);
  }
  expect(checkDigitOf('1'.repeat(17))).toBe('1');
});

test('a wrong digit in any one position shows, except in position 9 itself', () => {
  const vin = '20345678901234567';
  for (const [at, digit] of [...vin].entries()) {
    const other = vin.slice(0, at) + ((Number(digit) + 1) % 10) + vin.slice(at + 1);
    expect(checkDigitOf(other) === checkDigitOf(vin), `position ${at + 1}`).toBe(at === 8);
  }
});

const yearVin = (seventh: string, tenth: string) => `1FTEW1${seventh}P0${tenth}FA12345`;

test('position 10 is a year of two cycles, position 7 tells which', () => {
  expect(modelYearsOf(yearVin('E', 'M'), 2026)).toEqual({ years: [2021, 1991], bySeventh: 2021 });
  expect(modelYearsOf(yearVin('4', '5'), 2026)).toEqual({ years: [2005], bySeventh: 2005 });
  expect(modelYearsOf(yearVin('4', 'A'), 2026)).toEqual({ years: [2010, 1980], bySeventh: 1980 });
});

test('a year further ahead than the next but one is that of 30 years before', () => {
  expect(modelYearsOf(yearVin('4', 'W'), 2026).years).toEqual([2028, 1998]);
  expect(modelYearsOf(yearVin('4', 'X'), 2026).years).toEqual([1999]);
});

test.each(['U', 'Z', '0'])('position 10 is never %s', (tenth) => {
  expect(modelYearsOf(yearVin('E', tenth), 2026)).toEqual({ years: [], bySeventh: null });
});

test.each([
  ['*W1[BPR]', 'EW1PP|MFA12345', true],
  ['*W1[BPR]', 'EW1EP|MFA12345', false],
  ['*[A-DF]', 'XD', true],
  ['*[A-DF]', 'XE', false],
  // vPIC writes "1-A" for "1A".
  ['[1-A]', 'A', true],
  ['[1-A]', '5', false],
  ['****P|M', 'EW1EP|MFA12345', true],
  ['****P|MFA12345X', 'EW1EP|MFA12345', false],
])('the key %s and %s', (key, characters, isMatch) => {
  expect(matchesKey(key, characters)).toBe(isMatch);
});

test('a cab is named only if all texts name the same one, and a ranch is none', () => {
  expect(agreedCab(['SuperCrew'])).toBe('crew');
  expect(agreedCab(['Crew Cab SRW', 'Crew Cab DRW'])).toBe('crew');
  expect(agreedCab(['SuperCab', 'SuperCrew'])).toBeNull();
  expect(agreedCab(['XLT/King Ranch'])).toBeNull();
  expect(agreedCab(['Limited+Keyless Access'])).toBeNull();
  expect(agreedCab(['King Cab'])).toBe('extended');
  expect(agreedCab([])).toBeNull();
  expect(agreedDrive(['Limited AWD'])).toBe('4x4');
  expect(agreedDrive(['Limited AWD', 'Limited'])).toBeNull();
});
