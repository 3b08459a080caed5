import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

type KeyArguments = Parameters<KeyboardCoordinateGetter>[1];
type Pressed = Pick<KeyArguments, 'currentCoordinates'> & {
  context: Pick<KeyArguments['context'], 'collisionRect'>;
};

/** In pixels. */
type Point = { x: number; y: number };
export type CardBox = { left: number; top: number; width: number; height: number };

/** By the card's box as it was last rendered: how far it has been moved since, and where the board was then. */
const unshown = new WeakMap<CardBox, { shift: Point; board: Point }>();

type BoardSteps = {
  /** A corner of the board, which moves when it scrolls. */
  board: Point;
  /** How far a press moves a card that is there; null: not at all. */
  stepFrom(card: CardBox): Point | null;
};

/**
 * Where a key moves a dragged card. A held key, or a slow device, presses faster than the board renders: each press
 * counts from where those before it have moved the card, not from where it is still shown. Where the sensor has
 * scrolled the board instead, the card has been moved by that.
 */
export function moveByKey(
  { context: { collisionRect }, currentCoordinates }: Pressed,
  { board, stepFrom }: BoardSteps,
): Point | undefined {
  if (!collisionRect) return undefined;
  const last = unshown.get(collisionRect);
  const x = last ? last.shift.x + board.x - last.board.x : 0;
  const y = last ? last.shift.y + board.y - last.board.y : 0;
  const { left, top, width, height } = collisionRect;
  const step = stepFrom({ left: left + x, top: top + y, width, height });
  if (!step) return undefined;
  const shift = { x: x + step.x, y: y + step.y };
  unshown.set(collisionRect, { shift, board });
  return { x: currentCoordinates.x + shift.x, y: currentCoordinates.y + shift.y };
}

/** Scrolling takes no time, so that the next press finds the board where it will be. */
export const keyScroll = { scrollBehavior: 'instant' } as const;
