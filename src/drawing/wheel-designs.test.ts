import { expect, test } from 'vitest';
import catalog from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import { designOf, finishOf, WHEEL_DESIGNS } from './wheel-designs.ts';

test('every wheel line of the catalogue has a design of its own', () => {
  const designs = catalog.wheelLines.map(({ lineId }) => designOf(lineId));
  expect(new Set(designs).size).toBe(catalog.wheelLines.length);
});

test('every finish of the catalogue is known, not guessed', () => {
  const names = new Set(catalog.wheels.flatMap(({ finishes }) => finishes));
  const black = [...names].filter((name) => finishOf(name) === 'satin-black');
  expect(black.every((name) => name.includes('black'))).toBe(true);
  expect(finishOf('Satin Bronze')).toBe('bronze');
});

test('a line added later is drawn plainly', () => {
  expect(WHEEL_DESIGNS).toContain(designOf('unknown-line'));
  expect(finishOf('mother of pearl')).toBe('satin-black');
});
