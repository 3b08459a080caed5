import type { FitBuild } from './build.ts';
import { type InnerPart, innerPartOf } from './inner-part.ts';
import { isBracketLift } from './lift-application.ts';
import { innerClearanceChangeMm } from './wheel-position.ts';

/** Trade rule: so much is left beside the wheel of a stock knuckle, mm (`SOURCES.innerRoom`). */
export const STOCK_INNER_ROOM_MM = { least: 8, most: 15 } as const;

type InnerRoom = {
  /** Against the stock wheel, mm; positive = more room. */
  changeMm: number;
  part: InnerPart;
  /** What is usually left, mm; null where the trade rule says nothing of this truck. */
  leftMm: { least: number; most: number } | null;
};

/** The room inside a new wheel. Null for a factory wheel, and where an offset is not on record. */
export function innerRoom({ vehicle, lift, wheel }: FitBuild): InnerRoom | null {
  const { stockWheel } = vehicle;
  if (!wheel || wheel.factory) return null;
  if (wheel.offsetMm === null || stockWheel.offsetMm === null) return null;
  const changeMm = innerClearanceChangeMm(
    { widthIn: stockWheel.widthIn, offsetMm: stockWheel.offsetMm },
    { widthIn: wheel.widthIn, offsetMm: wheel.offsetMm },
  );
  const least = STOCK_INNER_ROOM_MM.least + changeMm;
  // A bracket kit brings a knuckle of its own, for which the rule says nothing.
  const isSaid = least > 0 && !(lift && isBracketLift(vehicle, lift));
  const leftMm = isSaid ? { least, most: STOCK_INNER_ROOM_MM.most + changeMm } : null;
  return { changeMm, part: innerPartOf(vehicle), leftMm };
}
