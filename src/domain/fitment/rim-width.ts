export type RimRange = { minIn: number; maxIn: number };

/** A wheel's width compared with the widths approved for a tire, and the nearer end of them, in inches. */
export function compareRimWidth({ minIn, maxIn }: RimRange, widthIn: number) {
  const [overMin, underMax] = [widthIn - minIn, maxIn - widthIn];
  const isNearMin = overMin < underMax;
  const near = {
    marginIn: isNearMin ? overMin : underMax,
    boundIn: isNearMin ? minIn : maxIn,
  };
  if (overMin < 0) return { ...near, result: 'too narrow' as const };
  if (underMax < 0) return { ...near, result: 'too wide' as const };
  return { ...near, result: 'approved' as const };
}
