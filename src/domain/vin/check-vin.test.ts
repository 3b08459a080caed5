import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markers } from '#tests/logs/markers.ts';
import { checkDigitOf } from './check-digit.ts';
import { checkVin } from './check-vin.ts';

const { vin } = markers;

test.each([vin, vin.toLowerCase(), ` VIN: ${vin.slice(0, 3)}-${vin.slice(3)} `])(
  'reads "%s" as it is stamped',
  (typed) => {
    expect(checkVin(typed)).toEqual({ vin });
  },
);

test.each([
  [vin.slice(1), 'length'],
  [`${vin}1`, 'length'],
  ['my truck', 'length'],
  [`${vin.slice(0, 16)}é`, 'characters'],
  [vin.replace('X', '7'), 'check-digit'],
])('"%s" is none: %s', (typed, problem) => {
  expect(checkVin(typed)).toEqual({ problem });
});

test('one mistyped digit is always found', () => {
  const characters = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
  const whole = fc
    .array(characters, { minLength: 17, maxLength: 17 })
    .map((all) => all.join(''))
    .map((text) => text.slice(0, 8) + checkDigitOf(text) + text.slice(9));
  const at = fc.integer({ min: 0, max: 16 }).filter((position) => position !== 8);
  fc.assert(
    fc.property(whole, at, fc.integer({ min: 1, max: 9 }), (right, position, step) => {
      const digit = Number(right[position]);
      fc.pre(Number.isInteger(digit));
      const other = String((digit + step) % 10);
      const wrong = right.slice(0, position) + other + right.slice(position + 1);
      expect(checkVin(right)).toEqual({ vin: right });
      expect(checkVin(wrong)).toEqual({ problem: 'check-digit' });
    }),
  );
});
