import { findTireSize } from './tire-size.ts';

/**
 * Sizes that look the same on a truck have the same shape: a 35x12.50 on a 17 or a 20 in wheel. The size itself for
 * metric sizes, whose height depends on the wheel, and for what cannot be read.
 */
export function tireShape(text: string): string {
  const size = findTireSize(text);
  return size?.form === 'flotation' ? `${size.diameterIn}x${size.sectionIn}` : text;
}
