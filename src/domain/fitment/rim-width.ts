export type RimRange = { minIn: number; maxIn: number };

/** A wheel's width against the widths a tire is approved for, inches. */
export function compareRimWidth({ minIn, maxIn }: RimRange, widthIn: number) {
  if (widthIn < minIn) return { result: 'too narrow' as const, marginIn: widthIn - minIn };
  if (widthIn > maxIn) return { result: 'too wide' as const, marginIn: maxIn - widthIn };
  return { result: 'approved' as const, marginIn: Math.min(widthIn - minIn, maxIn - widthIn) };
}
