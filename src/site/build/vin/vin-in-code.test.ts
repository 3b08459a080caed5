import { expect, test } from 'vitest';
import { markers } from '#tests/logs/markers.ts';
import { vinInCode } from './vin-in-code.ts';

const { vin } = markers;

test.each([
  vin,
  vin.toLowerCase(),
  `*${vin}*`,
  `I${vin}`,
  `[)>\u001e06\u001dI${vin}\u001dS12345\u001e\u0004`,
  `https://label.example/?v=${vin}&plant=DT`,
  `NHTSA 1C4RJFBG,${vin},2021`,
])('finds the VIN in %j', (text) => {
  expect(vinInCode(text)).toBe(vin);
});

test.each([
  '',
  'HELLO',
  vin.slice(1),
  `${vin}7`,
  `A${vin}`,
  vin.replace('X', '7'),
  vin.replace('0', 'O').replace('1', 'I'),
  '12345678901234567',
])('finds none in %j', (text) => {
  expect(vinInCode(text)).toBeNull();
});
