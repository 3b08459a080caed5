import type { Wheel } from '#src/domain/catalog/index.ts';

/** Order of the sizes of a line: smallest first, least offset last, the cheaper of two alike first. */
export function bySize(one: Wheel, other: Wheel): number {
  return (
    one.diameterIn - other.diameterIn ||
    one.widthIn - other.widthIn ||
    other.offsetMm - one.offsetMm ||
    one.priceCents - other.priceCents
  );
}
