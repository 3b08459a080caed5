import type { OwnTruck } from '#src/domain/catalog/index.ts';
import { type FitBuild, liftHeights } from './build.ts';

/** Hub center to fender lip at one axle, in inches. */
export type FenderHeight = {
  end: 'front' | 'rear';
  /** As the owner measured it. */
  nowIn: number;
  /** What the kit adds, its body lift included. Tires raise hub and fender alike. */
  kitIn: number;
  builtIn: number;
};

export type FenderHeights = {
  /** Only the ends that were measured, front first; at least one. */
  ends: FenderHeight[];
  /** Rear minus front, in inches: positive means that the nose sits low. Null unless both ends were measured. */
  rakeNowIn: number | null;
  rakeIn: number | null;
};

/**
 * A truck's measured fender heights, today and with the build's kit; null if none was measured. For showing only: no
 * rule reads them, because no record has the height of wheel arches to compare them with.
 */
export function fenderHeights(
  own: OwnTruck | undefined,
  { lift, secondLift }: Pick<FitBuild, 'lift' | 'secondLift'>,
): FenderHeights | null {
  const { frontIn, rearIn, bodyIn } = liftHeights(lift, secondLift);
  const front = endOf('front', own?.fenderFrontIn, frontIn + bodyIn);
  const rear = endOf('rear', own?.fenderRearIn, rearIn + bodyIn);
  const ends = [front, rear].filter((one) => one !== null);
  if (ends.length === 0) return null;
  const isWhole = front !== null && rear !== null;
  return {
    ends,
    rakeNowIn: isWhole ? rear.nowIn - front.nowIn : null,
    rakeIn: isWhole ? rear.builtIn - front.builtIn : null,
  };
}

function endOf(
  end: FenderHeight['end'],
  nowIn: number | undefined,
  kitIn: number,
): FenderHeight | null {
  return nowIn === undefined ? null : { end, nowIn, kitIn, builtIn: nowIn + kitIn };
}

/** Less than that nobody sees, and a tape measure held by hand does not show. */
const LEVEL_WITHIN_IN = 0.25;

export type Stance = 'nose-low' | 'nose-high' | 'level';

/** How a truck stands by its rake in inches. */
export function stanceOf(rakeIn: number): Stance {
  if (Math.abs(rakeIn) < LEVEL_WITHIN_IN) return 'level';
  return rakeIn > 0 ? 'nose-low' : 'nose-high';
}
