import { expect, test } from 'vitest';
import { personInitials } from './person-initials.ts';

test.each([
  ['Hank Dobry', 'HD'],
  ['Hank de la Torre', 'HT'],
  [' wes ', 'W'],
  ['', ''],
])('%o has the initials %o', (name, initials) => {
  expect(personInitials(name)).toBe(initials);
});
