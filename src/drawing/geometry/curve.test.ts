import { expect, test } from 'vitest';
import { archOutline } from './arch.ts';
import { boxOf, heightAt, piecesOf } from './curve.ts';
import { mirror, outline, symmetric } from './outline.ts';

test('a hard outline keeps its corners, a soft one stays inside them', () => {
  const hard = boxOf(outline('0,0 10,0 10,10 0,10'));
  expect(hard).toEqual({ x0: 0, x1: 10, y0: 0, y1: 10 });
  const soft = piecesOf(outline('0,0,2 10,0,2 10,10,2 0,10,2'));
  expect(soft.filter(({ control }) => control !== null)).toHaveLength(4);
});

test('a bulge bows an edge by its sagitta', () => {
  expect(boxOf(outline('0,0,0,2 10,0'), false).y1).toBeCloseTo(2);
});

test('height on an open outline, also beyond its ends', () => {
  const roof = outline('0,10 20,30');
  expect(heightAt(roof, 5)).toBeCloseTo(15);
  expect(heightAt(roof, -5)).toBeCloseTo(10);
  expect(heightAt(roof, 50)).toBeCloseTo(30);
});

test('half an outline and its mirror image close to a symmetric whole', () => {
  const whole = boxOf(symmetric(outline('0,10 6,8 4,0 0,0')));
  expect(whole.x0).toBeCloseTo(-whole.x1);
  expect(mirror(outline('1,2,0,3'))[0]).toEqual([-1, 2, 0, -3]);
});

test('a misspelt shape table is refused', () => {
  expect(() => outline('1,2 3')).toThrow(/Not a point/);
});

test('a wheel opening reaches its crown and half width, of either kind', () => {
  const place = { centreX: 100, hubY: 16 };
  const base = { halfWidth: 20, crown: 37, bottomFront: 18, bottomRear: 20 };
  for (const kind of ['round', 'trapezoid'] as const) {
    const box = boxOf(archOutline({ ...base, kind, squareness: 2.5 }, place), false);
    expect(Math.abs(box.y1 - 37)).toBeLessThan(0.6);
    expect(Math.abs(box.x1 - 120)).toBeLessThan(1);
  }
});
