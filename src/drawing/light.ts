/**
 * Where the sun of a scene is, as the viewer sees it. Without a scene the studio light comes from the upper left,
 * over the viewer's shoulder.
 */
export type LightFrom = 'left' | 'right' | 'behind';

/** What a drawing needs to know about its light. */
export interface DrawingLight {
  /** 1 if the lit side of a round part is the left one, -1 if it is the right one. */
  side: 1 | -1;
  /** The vehicle is between the sun and the viewer: its side is in its own shadow. */
  behind: boolean;
  /** Null in the studio. */
  from: LightFrom | null;
}

export function drawingLight(from: LightFrom | undefined): DrawingLight {
  return { side: from === 'right' ? -1 : 1, behind: from === 'behind', from: from ?? null };
}

/** A linear gradient's ends as fractions of its box, facing the lit side. */
export function towardsLight(
  { side }: Pick<DrawingLight, 'side'>,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): readonly [number, number, number, number] {
  return side === 1 ? [x1, y1, x2, y2] : [1 - x1, y1, 1 - x2, y2];
}
