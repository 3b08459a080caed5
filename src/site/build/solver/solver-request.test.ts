import { expect, test } from 'vitest';
import { readSolverRequest, solveQuery } from './solver-request.ts';

const read = (query: string) => readSolverRequest(new URLSearchParams(query));

test('amounts are read as people type them', () => {
  expect(read('work=none&under=%244%2C000&tall=84.5&gears=keep')).toEqual({
    work: 'none',
    maxCents: 400_000,
    maxHeightIn: 84.5,
    keepsGearing: true,
  });
  expect(read('work=any&under=&tall=-3')).toMatchObject({ maxCents: null, maxHeightIn: null });
});

test('without a work limit there is no question yet', () => {
  expect(read('under=4000')).toBeNull();
  expect(read('work=magic')).toBeNull();
});

test('a wish goes through its address', () => {
  const wish = read('work=no-trimming&under=4000&gears=keep');
  const query = Object.entries(wish ? solveQuery(wish) : {}).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  expect(read(query.join('&'))).toEqual(wish);
});
