import { lightness, tone } from './colour.ts';
import { clamp, lerp } from './geometry/numbers.ts';
import type { DrawingLight } from './light.ts';
import type { Paint } from './paint-job.ts';
import type { BodyShape } from './shapes/body-shape.ts';
import type { Stop } from './svg/gradient.ts';

const DARK = 0.35;
const LIGHT = 0.85;

/** A paint's tone: `share` of the way to light (1) or to shade (-1). */
export type PaintTone = (share: number) => string;

/**
 * How a paint answers light. Solid paint swings less than metallic; white takes less shade, or it turns gray, and
 * black more light, or its shapes vanish.
 */
export function paintTone({ colour, finish }: Paint): PaintTone {
  const depth = lightness(colour);
  const isMetallic = finish === 'metallic';
  const up = (isMetallic ? 1 : 0.62) * (depth < DARK ? 1.25 : depth > LIGHT ? 0.7 : 1);
  const down = (isMetallic ? 1 : 0.8) * (depth > LIGHT ? 0.72 : depth < DARK ? 0.8 : 1);
  return (share) => tone(colour, share > 0 ? clamp(share * up, 0, 0.9) : share * down);
}

// How much of a highlight remains, and how dusky the paint gets, on a side that the sun is behind.
const SHADED = { highlight: 0.42, dusk: 0.16 };

/** The tone of an upright surface; surfaces that face the sky keep `paintTone`. */
export function flankTone({ behind }: DrawingLight, paint: Paint): PaintTone {
  const toneOf = paintTone(paint);
  if (!behind) return toneOf;
  return (share) => toneOf((share > 0 ? share * SHADED.highlight : share) - SHADED.dusk);
}

/** The same light for every panel of a side: sky, bright belt and shoulder, dark band, bounce from the ground. */
export function sideStops(
  levels: BodyShape['levels'],
  { paint, light }: { paint: Paint; light: DrawingLight },
): Stop[] {
  const { roof, belt, shoulder, low, sill } = levels;
  const sky = paintTone(paint);
  const flank = flankTone(light, paint);
  const at = (y: number, stop: string): Stop => [clamp((roof - y) / (roof - sill), 0, 1), stop];
  return [
    [0, sky(0.55)],
    at(roof - 1.8, sky(0.28)),
    at(roof - 5, flank(0.02)),
    at(belt + 1.5, flank(-0.06)),
    at(belt - 0.3, flank(0.38)),
    at(lerp(belt, shoulder, 0.5), flank(0.19)),
    at(shoulder + 0.3, flank(0.34)),
    at(shoulder - 0.3, flank(0.06)),
    at(lerp(shoulder, low, 0.4), flank(-0.05)),
    at(lerp(shoulder, low, 0.62), flank(-0.24)),
    at(low + 1, flank(-0.34)),
    at(low - 1, flank(-0.12)),
    at(lerp(low, sill, 0.6), flank(-0.34)),
    [1, flank(-0.62)],
  ];
}
