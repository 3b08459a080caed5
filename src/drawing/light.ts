import { tone } from './colour.ts';

/**
 * Where the sun of a scene stands, as the viewer sees it. Without a scene the light of the studio
 * falls from the upper left, over the viewer's shoulder.
 */
export type LightFrom = 'left' | 'right' | 'behind';

/** What a drawing needs to know of its light. */
export interface DrawingLight {
  /** 1 where the lit side of a round part is the left one, -1 where it is the right one. */
  side: 1 | -1;
  /** The vehicle stands between the sun and the viewer: its flank lies in its own shade. */
  behind: boolean;
  /** Null in the studio. */
  from: LightFrom | null;
}

export function drawingLight(from: LightFrom | undefined): DrawingLight {
  return { side: from === 'right' ? -1 : 1, behind: from === 'behind', from: from ?? null };
}

// What is left of a highlight and how far the paint goes to dusk on a flank that the sun is behind.
const SHADED = { highlight: 0.42, dusk: 0.16 };

/** A tone of paint on the flank; what looks up at the sky keeps `tone` itself. */
export function flankTone(light: DrawingLight, colour: string, share: number): string {
  if (!light.behind) return tone(colour, share);
  return tone(colour, (share > 0 ? share * SHADED.highlight : share) - SHADED.dusk);
}

/** A linear gradient's ends in shares of its box, turned to the lit side. */
export function towardsLight(
  { side }: Pick<DrawingLight, 'side'>,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): readonly [number, number, number, number] {
  return side === 1 ? [x1, y1, x2, y2] : [1 - x1, y1, 1 - x2, y2];
}
