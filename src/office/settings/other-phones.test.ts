import { expect, test } from 'vitest';
import { otherPhones } from './other-phones.ts';

const number = '4807777700';
const page = (use: 'call' | 'text' | 'words') => [
  {
    id: 1,
    name: use,
    phones: [
      { number, use },
      { number, use },
    ],
  },
];

test('a number that the settings have moved on from is told once for its page', () => {
  const own = { phone: '+14807777701', smsPhone: '+16025550101' };
  expect(otherPhones(page('words'), own)).toEqual([{ id: 1, name: 'words', numbers: [number] }]);
});

test('only a link to call has to be the number to call', () => {
  const own = { phone: '+14807777701', smsPhone: `+1${number}` };
  expect(otherPhones(page('call'), own)).toHaveLength(1);
  expect(otherPhones(page('text'), own)).toEqual([]);
  expect(otherPhones(page('words'), own)).toEqual([]);
});
