import { expect, test } from 'vitest';
import { findPhones } from './find-phones.ts';

test.each([
  ['Call 480-777-7700', ['4807777700']],
  ['(480) 777-7700 or 602.555.0101', ['4807777700', '6025550101']],
  ['{"url":"tel:+14807777700","title":"Call 480-777-7700"}', ['4807777700']],
  ['sms:4807777700', ['4807777700']],
  ['LT285/70R17 at 85029-1234, 35x12.50', []],
  ['/f/1/1200x630/4807777700123456/a.jpg', []],
])('%s', (text, numbers) => {
  expect(findPhones(text)).toEqual(numbers);
});
