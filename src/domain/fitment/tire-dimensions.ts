import { parseTireSize, type TireSize } from './tire-size.ts';

export const MM_PER_IN = 25.4;
const INCHES_PER_MILE = 63_360;

/** Overall diameter of a size in inches: rim plus two sidewalls, or the nominal figure of flotation sizes. */
export function tireDiameterIn(size: TireSize | string): number {
  const read = asTireSize(size);
  return read.form === 'flotation' ? read.diameterIn : read.rimIn + 2 * tireSidewallIn(read);
}

/** Rim edge to tread, in inches. */
export function tireSidewallIn(size: TireSize | string): number {
  const read = asTireSize(size);
  if (read.form === 'flotation') return (read.diameterIn - read.rimIn) / 2;
  return (read.sectionMm * read.aspect) / 100 / MM_PER_IN;
}

/** Sidewall to sidewall on the measuring rim, in inches. */
export function tireSectionIn(size: TireSize | string): number {
  const read = asTireSize(size);
  return read.form === 'flotation' ? read.sectionIn : read.sectionMm / MM_PER_IN;
}

/** Sidewall height as a percentage of section width. */
export function tireAspect(size: TireSize | string): number {
  return (tireSidewallIn(size) / tireSectionIn(size)) * 100;
}

/** Geometric, so that ratios are exact; makers publish about 3 % more. */
export function revsPerMile(diameterIn: number): number {
  return INCHES_PER_MILE / (Math.PI * diameterIn);
}

type SectionOnRim = { publishedIn: number; measuringRimIn: number; rimIn: number };

/** Section width on another rim: 0.2 in for every 0.5 in of rim width, the trade's rule of thumb. */
export function sectionOnRimIn({ publishedIn, measuringRimIn, rimIn }: SectionOnRim): number {
  return publishedIn + 0.4 * (rimIn - measuringRimIn);
}

function asTireSize(size: TireSize | string): TireSize {
  return typeof size === 'string' ? parseTireSize(size) : size;
}
