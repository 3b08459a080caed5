import { chiSquareP } from '#src/lib/chi-square.ts';

/** Visitors who have seen a variant, and how many of them reached the goal. */
export type Arm = { exposed: number; reached: number };

/** The difference of two rates with its confidence interval, all as fractions of one. */
export type Difference = { estimate: number; low: number; high: number };

/** Below this, the normal approximation behind the interval is not accurate. */
export const fewestVisitors = 30;

/** The typical difference between variants, as a fraction: the interval is narrowest for such. Fixed in advance. */
const usualDifference = 0.03;

/**
 * How much better a variant does than the control. The interval may be checked as often as you like: with probability
 * 1 − `error` it contains the true value at all looks together (mixture sequential test, Johari et al. 2017), while
 * an ordinary one errs more with each look. Null with too few visitors.
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

/** The variance of a rate; half a visitor is added on each side, so that none or all is not certainty. */
function varianceOf({ exposed, reached }: Arm): number {
  const rate = (reached + 0.5) / (exposed + 1);
  return (rate * (1 - rate)) / exposed;
}

/**
 * Whether visitors were distributed over the variants as intended: a probability below 1 in 1,000 means that
 * something loses visitors of one variant, and then the rates cannot be compared.
 */
export function isSplitOff(exposed: readonly number[], shares: readonly number[]): boolean {
  return chiSquareP(exposed, shares) < 0.001;
}
