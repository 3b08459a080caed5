import { expect, test } from 'vitest';
import { findPhones } from './find-phones.ts';

test.each([
  ['Call 480-777-7700', ['words 4807777700']],
  ['(480) 777-7700 or 602.555.0101', ['words 4807777700', 'words 6025550101']],
  ['{"url":"tel:+14807777700","title":"Go"}', ['call 4807777700']],
  ['sms:4807777700', ['text 4807777700']],
  ['LT285/70R17 at 85029-1234, 35x12.50', []],
  ['/f/1/1200x630/4807777700123456/a.jpg', []],
])('%s', (text, found) => {
  expect(findPhones(text).map(({ use, number }) => `${use} ${number}`)).toEqual(found);
});
