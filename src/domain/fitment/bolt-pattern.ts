import { MM_PER_IN } from './tire-dimensions.ts';

export type BoltPattern = { lugs: number; circleMm: number };

/** Circles that differ by less are one pattern in two units: 5.5 in is 139.7 mm. */
const SAME_CIRCLE_MM = 0.3;
/** Circles this close look alike to a customer but never fit: 6x135 and 6x139.7. */
const LOOK_ALIKE_MM = 10;
/** A circle below this is written in inches. */
const LARGEST_INCH_CIRCLE = 20;

/** "6x135", "6 x 5.5"; null if it is not a bolt pattern. */
export function parseBoltPattern(text: string): BoltPattern | null {
  const found = /^\s*(\d{1,2})\s*[x×-]\s*(\d{1,3}(?:\.\d+)?)\s*$/i.exec(text);
  if (!found) return null;
  const circle = Number(found[2]);
  const circleMm = circle < LARGEST_INCH_CIRCLE ? circle * MM_PER_IN : circle;
  return { lugs: Number(found[1]), circleMm };
}

/** Same count and a bolt circle within 0.3 mm. */
export function isSamePattern(one: BoltPattern, other: BoltPattern): boolean {
  return one.lugs === other.lugs && circleGapMm(one, other) <= SAME_CIRCLE_MM;
}

/** Same count and nearly the same circle: looks alike but does not bolt on. */
export function isLookAlike(one: BoltPattern, other: BoltPattern): boolean {
  return (
    one.lugs === other.lugs &&
    !isSamePattern(one, other) &&
    circleGapMm(one, other) <= LOOK_ALIKE_MM
  );
}

/** Bolt circle in mm from a tape measure: opposite holes, or every other hole of five. */
export function circleFromChordMm(lugs: number, chordIn: number): number {
  const factor = lugs % 2 === 0 ? 1 : Math.sin((2 * Math.PI) / 5);
  return (chordIn / factor) * MM_PER_IN;
}

function circleGapMm(one: BoltPattern, other: BoltPattern): number {
  return Math.abs(one.circleMm - other.circleMm);
}
