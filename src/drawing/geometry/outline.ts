/**
 * A corner of an outline in inches: x rearward from the front axle, y up from the ground. `soft` is the length
 * trimmed from both edges at the corner; `bulge` the sagitta of the edge that starts here, positive to the left of
 * travel.
 */
export type Point = readonly [x: number, y: number, soft?: number, bulge?: number];
export type Outline = readonly Point[];

export interface Box {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

/** Parses "x,y[,soft[,bulge]] x,y …", the notation of the body files. */
export function outline(text: string): Outline {
  return text.trim().split(/\s+/).map(readPoint);
}

function readPoint(text: string): Point {
  const [x, y, soft, bulge] = text.split(',').map(Number);
  if (x === undefined || y === undefined) throw new Error(`Not a point of an outline: "${text}"`);
  return [x, y, soft, bulge];
}

export function shift(points: Outline, [dx, dy]: readonly [number, number]): Outline {
  return points.map(([x, y, soft, bulge]) => [x + dx, y + dy, soft, bulge]);
}

/** The same outline mirrored at x = 0, in the opposite direction. */
export function mirror(points: Outline): Outline {
  return points.map(([x, y, soft, bulge]) => [-x, y, soft, bulge ? -bulge : bulge]);
}

/** Half an outline, starting at the center line, joined to its mirror image. */
export function symmetric(half: Outline): Outline {
  return [...half, ...mirror(half).toReversed()];
}

export function rectangle(
  x0: number,
  y0: number,
  size: { width: number; height: number },
): Outline {
  const { width, height } = size;
  return [
    [x0, y0],
    [x0 + width, y0],
    [x0 + width, y0 + height],
    [x0, y0 + height],
  ];
}
