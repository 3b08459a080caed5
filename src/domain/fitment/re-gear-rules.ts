import type { Vehicle } from '#src/domain/catalog/index.ts';
import { type FitLift, type FitTire, stockDiameterIn } from './build.ts';
import { factoryFactsOf } from './factory-facts.ts';
import {
  effectiveRatio,
  gearDropPercent,
  nearestRatio,
  restoringRatio,
  towingRatio,
} from './gearing.ts';
import { type Reason, reason } from './reasons.ts';
import { SOURCES } from './sources.ts';
import { tireDiameterIn } from './tire-dimensions.ts';
import { findTireSize } from './tire-size.ts';

/** From this drop of the effective ratio on, a re-gear is worth offering; percent. */
export const REGEAR_FROM_PERCENT = 8;

/** What a tire does to one factory axle ratio. Null: no ratio sold for these axles is known. */
export type GearAdvice = {
  axle: number;
  effective: number;
  restoring: number;
  /** The sold ratio nearest to the one that restores stock feel; both axles are re-geared together. */
  nearest: number | null;
  /** For towing: the smallest sold ratio that is not below it. */
  towing: number | null;
};

export type GearPlan = { dropPercent: number; worthOffering: boolean; advice: GearAdvice[] };

/** Gears after a tire change, for each ratio the generation was sold with. Diameter in inches. */
export function adviseRegear(vehicle: Vehicle, diameterIn: number): GearPlan {
  const change = { stockDiameterIn: stockDiameterIn(vehicle), fittedDiameterIn: diameterIn };
  const dropPercent = gearDropPercent(change);
  const offered = factoryFactsOf(vehicle).offeredRatios;
  return {
    dropPercent,
    worthOffering: dropPercent >= REGEAR_FROM_PERCENT,
    advice: (vehicle.stockAxleRatios ?? []).map((axle) => {
      const restoring = restoringRatio(change, axle);
      return {
        axle,
        effective: effectiveRatio(change, axle),
        restoring,
        nearest: nearestRatio(offered, restoring),
        towing: towingRatio(offered, restoring),
      };
    }),
  };
}

/**
 * New gears that the lift kit's maker requires with a tire; null if none are. "required … with 37 in and up" refers to the nominal size: a 37 measures
 * 36.8.
 */
export function checkRequiredGears(lift: FitLift, tire: FitTire): Reason | null {
  const from = lift.reGear && /required.*?(\d+(?:\.\d+)?) in/.exec(lift.reGear)?.[1];
  const size = findTireSize(tire.size);
  if (!from || !size || tireDiameterIn(size) < Number(from)) return null;
  return reason({
    code: 'gear.required',
    verdict: 'fits-with-work',
    measured: tireDiameterIn(size),
    limit: Number(from),
    unit: 'in',
    source: SOURCES.liftApplication,
    confidence: 'high',
  });
}
