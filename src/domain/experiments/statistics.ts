import { chiSquareP } from '#src/lib/chi-square.ts';

/** Visitors who have seen a variant, and those of them who have reached the goal. */
export type Arm = { exposed: number; reached: number };

/** Difference of two rates with the interval that holds it, all as shares of one. */
export type Difference = { estimate: number; low: number; high: number };

/** Below this the normal distribution behind the interval is no good description. */
export const fewestVisitors = 30;

/** How far apart variants usually are, as a share: the interval is narrowest for such. Fixed ahead. */
const usualDifference = 0.03;

/**
 * How much better a variant does than the control. The interval may be looked at as often as one
 * likes: with chance 1 − `error` it holds the truth at every look at once (mixture sequential test,
 * Johari and others 2017), where a usual one is wrong more often with each look. null with too few.
 */
export function compareArms(control: Arm, variant: Arm, error = 0.05): Difference | null {
  if (Math.min(control.exposed, variant.exposed) < fewestVisitors) return null;
  const estimate = rateOf(variant) - rateOf(control);
  const variance = varianceOf(control) + varianceOf(variant);
  const prior = usualDifference ** 2;
  const wide = variance + prior;
  const half = Math.sqrt(((variance * wide) / prior) * Math.log(wide / (variance * error ** 2)));
  return { estimate, low: Math.max(-1, estimate - half), high: Math.min(1, estimate + half) };
}

export function rateOf({ exposed, reached }: Arm): number {
  return exposed === 0 ? 0 : reached / exposed;
}

/** Of a rate; half a visitor more on each side, so that none or all is not certainty. */
function varianceOf({ exposed, reached }: Arm): number {
  const rate = (reached + 0.5) / (exposed + 1);
  return (rate * (1 - rate)) / exposed;
}

/**
 * Whether visitors came to the variants as they were meant to: a smaller chance than 1 in 1,000 says
 * that something loses visitors of one of them, and then no rate can be compared.
 */
export function isSplitOff(exposed: readonly number[], shares: readonly number[]): boolean {
  return chiSquareP(exposed, shares) < 0.001;
}
