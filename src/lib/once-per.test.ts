import { expect, test } from 'vitest';
import { oncePer } from './once-per.ts';

test('computes once for each object, also if the result is nothing', () => {
  const computed: string[] = [];
  const firstLetter = oncePer(({ name }: { name: string }) => {
    computed.push(name);
    return name[0];
  });
  const [stage, empty] = [{ name: 'Stage' }, { name: '' }];
  expect([stage, empty, stage, empty].map((one) => firstLetter(one))).toEqual([
    'S',
    undefined,
    'S',
    undefined,
  ]);
  expect(firstLetter({ name: 'Stage' })).toBe('S');
  expect(computed).toEqual(['Stage', '', 'Stage']);
});
