import { expect, test } from 'vitest';
import { createBodyBudget } from './body-budget.ts';

const room = { bodies: 4, networkBodies: 3, bytes: 1000, networkBytes: 600, freeBytes: 10 };

test('one network gets its share of bodies, all together no more than there is room for', () => {
  const budget = createBodyBudget(room);
  const own = [1, 2, 3, 4].map(() => budget.open('a'));
  expect(own.map((body) => body !== null)).toEqual([true, true, true, false]);
  expect(budget.open('b')).not.toBeNull();
  expect(budget.open('c')).toBeNull();
  own[0]?.release();
  own[0]?.release();
  expect(budget.open('c')).not.toBeNull();
  expect(budget.open('d')).toBeNull();
});

test('what has arrived counts until it is answered, for its network and for all', () => {
  const budget = createBodyBudget(room);
  const [first, second, other] = [budget.open('a'), budget.open('a'), budget.open('b')];
  expect(first?.take(500)).toBe(true);
  expect(second?.take(200)).toBe(false);
  expect(other?.take(500)).toBe(true);
  expect(other?.take(100)).toBe(false);
  first?.release();
  expect(budget.open('c')?.take(400)).toBe(true);
});

test('the beginning of a body has room also where nothing else has', () => {
  const budget = createBodyBudget(room);
  const [flood, form] = [budget.open('a'), budget.open('a')];
  expect(flood?.take(610)).toBe(true);
  expect(form?.take(6)).toBe(true);
  expect(form?.take(4)).toBe(true);
  expect(form?.take(1)).toBe(false);
});

test('a body that is given up takes nothing more', () => {
  const budget = createBodyBudget(room);
  const body = budget.open('a');
  body?.release();
  expect(body?.take(1)).toBe(false);
});
