import { expect, test } from 'vitest';
import { moveByKey } from './move-by-key.ts';

const box = (left: number) => ({
  left,
  top: 5,
  width: 80,
  height: 30,
  right: left + 80,
  bottom: 35,
});
const board = { x: 0, y: 0 };
const columnRight = { board, stepFrom: () => ({ x: 100, y: 0 }) };

test('two presses before the board has rendered move a card twice', () => {
  const shown = box(10);
  const press = { context: { collisionRect: shown }, currentCoordinates: { x: 10, y: 5 } };
  expect(moveByKey(press, columnRight)).toEqual({ x: 110, y: 5 });
  expect(moveByKey(press, columnRight)).toEqual({ x: 210, y: 5 });
  const rendered = { context: { collisionRect: box(210) }, currentCoordinates: { x: 210, y: 5 } };
  expect(moveByKey(rendered, columnRight)).toEqual({ x: 310, y: 5 });
});

test('each step is measured from where the card is by then, and none is past the end of the board', () => {
  const press = { context: { collisionRect: box(0) }, currentCoordinates: { x: 0, y: 5 } };
  const stepFrom = ({ left }: { left: number }) => (left < 150 ? { x: 100, y: 0 } : null);
  const moves = [1, 2, 3].map(() => moveByKey(press, { board, stepFrom })?.x);
  expect(moves).toEqual([100, 200, undefined]);
});

test('a press that has scrolled the board is not counted twice', () => {
  const press = { context: { collisionRect: box(500) }, currentCoordinates: { x: 500, y: 5 } };
  expect(moveByKey(press, columnRight)?.x).toBe(600);
  const scrolled = { ...columnRight, board: { x: -100, y: 0 } };
  expect(moveByKey(press, scrolled)?.x).toBe(600);
});
