import type { PriceStep } from './price-step.ts';

/**
 * The price after a step, in whole cents; half a cent goes up. A price that would fall to nothing stays as it is: no
 * step may give goods away.
 */
export function steppedPrice(cents: number, { by, amount, end }: PriceStep): number {
  const raw = by === 'percent' ? cents * (1 + amount / 100) : cents + amount;
  const stepped = atEnd(roundHalfUp(raw), end);
  return stepped > 0 ? stepped : cents;
}

/** Products such as 259 × 1.08 are a hair off in binary. */
function roundHalfUp(cents: number): number {
  return Math.floor(Number((cents + 0.5).toFixed(6)));
}

function atEnd(cents: number, end: PriceStep['end']): number {
  if (end === 'cent') return cents;
  const dollars = Math.round(cents / 100);
  return end === 'dollar' ? dollars * 100 : dollars * 100 - 1;
}
