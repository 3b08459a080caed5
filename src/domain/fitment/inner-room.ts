import type { FitBuild } from './build.ts';
import { type InnerPart, innerPartOf } from './inner-part.ts';
import { isBracketLift } from './lift-application.ts';
import { innerClearanceChangeMm } from './wheel-position.ts';

/** Rule of thumb for the clearance next to the wheel of a stock knuckle, in mm (`SOURCES.innerRoom`). */
export const STOCK_INNER_ROOM_MM = { least: 8, most: 15 } as const;

type InnerRoom = {
  /** Compared with the stock wheel, in mm; positive means more clearance. */
  changeMm: number;
  part: InnerPart;
  /** The usual remaining clearance, in mm; null if the rule of thumb does not cover this truck. */
  leftMm: { least: number; most: number } | null;
};

/** The clearance inside a new wheel. Null for a factory wheel, and if an offset is not on record. */
export function innerRoom({ vehicle, lift, wheel }: FitBuild): InnerRoom | null {
  const { stockWheel } = vehicle;
  if (!wheel || wheel.factory) return null;
  if (wheel.offsetMm === null || stockWheel.offsetMm === null) return null;
  const changeMm = innerClearanceChangeMm(
    { widthIn: stockWheel.widthIn, offsetMm: stockWheel.offsetMm },
    { widthIn: wheel.widthIn, offsetMm: wheel.offsetMm },
  );
  const least = STOCK_INNER_ROOM_MM.least + changeMm;
  // A bracket kit has its own knuckle, which the rule does not cover.
  const isSaid = least > 0 && !(lift && isBracketLift(vehicle, lift));
  const leftMm = isSaid ? { least, most: STOCK_INNER_ROOM_MM.most + changeMm } : null;
  return { changeMm, part: innerPartOf(vehicle), leftMm };
}
