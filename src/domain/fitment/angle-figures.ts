import type { Vehicle } from '#src/domain/catalog/index.ts';
import { fieldConfidence, lowestConfidence } from './confidence.ts';
import type { BuildMeasures, Figure } from './figure.ts';
import { heightFromAngleIn, rampAngleDeg } from './ramp-angles.ts';
import { recordSource } from './sources.ts';

type End = {
  stockDeg: number | null;
  overhangIn: number;
  overhangField: 'frontOverhangIn' | 'rearOverhangIn';
  liftIn: number;
};

/**
 * Approach and departure, where the maker published them: the angle gives the height of the
 * point that touches first, which then rises. Overhangs are estimates, so the result is too.
 */
export function angleFigures(measures: BuildMeasures): Record<'approach' | 'departure', Figure> {
  const { vehicle, lift } = measures;
  return {
    approach: angleFigure(measures, {
      stockDeg: vehicle.publishedAngles?.approachDeg ?? null,
      overhangIn: vehicle.frontOverhangIn,
      overhangField: 'frontOverhangIn',
      liftIn: lift.frontIn,
    }),
    departure: angleFigure(measures, {
      stockDeg: vehicle.publishedAngles?.departureDeg ?? null,
      overhangIn: rearOverhangWithoutSpareIn(vehicle),
      overhangField: 'rearOverhangIn',
      liftIn: lift.rearIn,
    }),
  };
}

function angleFigure(measures: BuildMeasures, end: End): Figure {
  const { vehicle, stockDiameterIn, fittedDiameterIn } = measures;
  const value =
    end.stockDeg === null ? null : builtAngleDeg(measures, { ...end, stockDeg: end.stockDeg });
  return {
    value,
    delta: value === null || end.stockDeg === null ? null : value - end.stockDeg,
    unit: 'deg',
    approximate: true,
    formula: 'asin(R / hypot(d, R - h)) - atan2(R - h, d); h from the published angle, raised',
    inputs: {
      'published angle': end.stockDeg ?? 'not on record',
      d: end.overhangIn,
      tire: fittedDiameterIn,
      'stock tire': stockDiameterIn,
      lift: end.liftIn,
    },
    source: recordSource(vehicle, `published angles; overhang ${vehicle.overhangBasis}`),
    confidence: lowestConfidence(['medium', fieldConfidence(vehicle, end.overhangField)]),
  };
}

function builtAngleDeg(
  { stockDiameterIn, fittedDiameterIn }: BuildMeasures,
  { stockDeg, overhangIn, liftIn }: End & { stockDeg: number },
): number {
  const stockHeightIn = heightFromAngleIn({
    tireRadiusIn: stockDiameterIn / 2,
    distanceIn: overhangIn,
    angleDeg: stockDeg,
  });
  return rampAngleDeg({
    tireRadiusIn: fittedDiameterIn / 2,
    distanceIn: overhangIn,
    heightIn: stockHeightIn + (fittedDiameterIn - stockDiameterIn) / 2 + liftIn,
  });
}

/** A spare on the tailgate hangs above the point that touches first. */
function rearOverhangWithoutSpareIn(vehicle: Vehicle): number {
  if (vehicle.lengthIncludes !== 'tailgate-mounted spare') return vehicle.rearOverhangIn;
  return vehicle.rearOverhangIn - (vehicle.spareProtrusionIn ?? 0);
}
