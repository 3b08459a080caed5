import { expect, test } from 'vitest';
import { stateLetters } from './us-states.ts';

test.each([
  ['Nevada', 'NV'],
  [' new  mexico ', 'NM'],
  ['Nuevo México', 'NM'],
  ['nv', 'NV'],
  ['D.C.', 'DC'],
  ['Washington', 'WA'],
  ['Washington DC', 'DC'],
  ['', ''],
  ['Nevadaa', 'NEVADAA'],
  ['Baja California', 'BAJA CALIFORNIA'],
])('%j is %j in an address', (typed, letters) => {
  expect(stateLetters(typed)).toBe(letters);
});
