import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { FitLift } from './build.ts';
import { isBracketLift } from './lift-application.ts';
import { note, type Reason } from './reasons.ts';
import { SOURCES } from './sources.ts';

/** From this height on, ball joints of factory arms are near the end of their travel, and axle shafts run steeply. */
const STEEP_FROM_IN = 2.5;

/**
 * What lifting does to an independent front: the upper arms and the axle shafts hang at a steeper angle. Bracket kits
 * lower both with the differential; a body lift leaves them alone; a kit that brings arms has said so; struts have no
 * upper arms.
 */
export function noteFrontEnd(vehicle: Vehicle, lift: FitLift | null): (Reason | null)[] {
  const isSteep = lift !== null && lift.type !== 'body' && lift.frontIn >= STEEP_FROM_IN;
  if (!isSteep || vehicle.suspension.front !== 'ifs' || isBracketLift(vehicle, lift)) return [];
  const said = {
    verdict: 'fits-with-work',
    values: { lift: lift.frontIn },
    measured: lift.frontIn,
    limit: STEEP_FROM_IN,
    margin: STEEP_FROM_IN - lift.frontIn,
    unit: 'in',
    source: SOURCES.frontAngles,
    confidence: 'medium',
  } as const;
  const bringsArms = /upper (?:control )?arm/i.test(lift.driveline ?? '');
  const hasArms = vehicle.suspension.frontSpring !== 'strut';
  return [
    bringsArms || !hasArms ? null : note({ ...said, code: 'lift.upperArms' }),
    note({ ...said, code: 'lift.shaftAngle' }),
  ];
}
