import type { LiftKit } from '#src/domain/catalog/index.ts';
import type { Span } from './span.ts';

/**
 * A maker lists one range of prices, and one of hours, for all heights of a line. The likely amount for a height is
 * interpolated; its range reaches from the next lower height to the next higher one.
 */
export function kitPriceCents(kit: LiftKit): Span {
  return rounding(amountAt(kit, kit.priceCents), 100);
}

/** Hours of one technician, to the tenth; see `kitPriceCents`. */
export function kitHours(kit: LiftKit): Span {
  return rounding(amountAt(kit, kit.hours), 0.1);
}

type Ends = { min: number; max: number };

function amountAt(kit: LiftKit, ends: Ends): Span {
  const heights = kit.lineHeightsIn;
  const at = heights.indexOf(kit.frontIn);
  const [lowest = kit.frontIn] = heights;
  const highest = heights.at(-1) ?? kit.frontIn;
  if (lowest === highest)
    return { low: ends.min, likely: (ends.min + ends.max) / 2, high: ends.max };
  const amountOf = (frontIn: number) =>
    ends.min + ((ends.max - ends.min) * (frontIn - lowest)) / (highest - lowest);
  return {
    low: amountOf(heights[at - 1] ?? lowest),
    likely: amountOf(kit.frontIn),
    high: amountOf(heights[at + 1] ?? highest),
  };
}

function rounding({ low, likely, high }: Span, step: number): Span {
  const rounded = (amount: number) => Number((Math.round(amount / step) * step).toFixed(1));
  return { low: rounded(low), likely: rounded(likely), high: rounded(high) };
}
