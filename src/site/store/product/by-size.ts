import type { Wheel } from '#src/domain/catalog/index.ts';

/** Order of a line's sizes: smallest first, lowest offset last, the cheaper of two equal ones first. */
export function bySize(one: Wheel, other: Wheel): number {
  return (
    one.diameterIn - other.diameterIn ||
    one.widthIn - other.widthIn ||
    other.offsetMm - one.offsetMm ||
    one.priceCents - other.priceCents
  );
}
