import { expect, test } from 'vitest';
import { isOtherAside } from './aside.ts';

const at = (query: string) => new URL(`https://shop.example/build?${query}`);

test.each([
  ['step=tires', 'step=tires&view=price', true],
  ['step=tires&view=price', 'step=tires&view=why', true],
  ['step=tires&view=numbers', 'step=tires', true],
  ['step=tires&brand=wexmoor&view=price', 'step=tires&brand=wexmoor', true],
  ['step=tires&brand=wexmoor', 'step=tires&view=price', false],
  ['step=tires&view=price', 'step=wheels&view=price', false],
  ['step=tires&view=price', 'step=tires&view=price', false],
  ['step=tires', 'step=tires&view=solve&under=84', false],
  ['step=tires&view=solve', 'step=tires', false],
])('from %s to %s the page has all that it takes: %s', (from, to, expected) => {
  expect(isOtherAside(at(from), at(to))).toBe(expected);
});

test('the same question in Spanish is another page', () => {
  const spanish = new URL('https://shop.example/es/build?step=tires&view=price');
  expect(isOtherAside(at('step=tires'), spanish)).toBe(false);
});
