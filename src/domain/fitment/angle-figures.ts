import { fieldConfidence, lowestConfidence } from './confidence.ts';
import type { BuildMeasures, Figure } from './figure.ts';
import { recordSource } from './figure-sources.ts';
import { heightFromAngleIn, rampAngleDeg } from './ramp-angles.ts';
import { bumperOverhangIn } from './rear-overhang.ts';

type Point = {
  stockDeg: number | null;
  distanceIn: number;
  /** The field that the distance comes from. */
  distanceField: 'frontOverhangIn' | 'rearOverhangIn' | 'wheelbaseIn';
  liftIn: number;
  /** Breakover is the angle on both sides of the point. */
  sides: 1 | 2;
};

type AngleName = 'approach' | 'departure' | 'breakover';

/**
 * Approach, departure and breakover, if the maker published them: the angle gives the height of the point that
 * touches first, which rises with the frame. Overhangs are estimates.
 */
export function angleFigures(measures: BuildMeasures): Record<AngleName, Figure> {
  const { vehicle, lift } = measures;
  const published = vehicle.publishedAngles;
  return {
    approach: angleFigure(measures, {
      stockDeg: published?.approachDeg ?? null,
      distanceIn: vehicle.frontOverhangIn,
      distanceField: 'frontOverhangIn',
      liftIn: lift.frontIn,
      sides: 1,
    }),
    departure: angleFigure(measures, {
      stockDeg: published?.departureDeg ?? null,
      distanceIn: bumperOverhangIn(vehicle),
      distanceField: 'rearOverhangIn',
      liftIn: lift.rearIn,
      sides: 1,
    }),
    breakover: angleFigure(measures, {
      stockDeg: published?.breakoverDeg ?? null,
      distanceIn: vehicle.wheelbaseIn / 2,
      distanceField: 'wheelbaseIn',
      liftIn: (lift.frontIn + lift.rearIn) / 2,
      sides: 2,
    }),
  };
}

function angleFigure(measures: BuildMeasures, point: Point): Figure {
  const { vehicle, stockDiameterIn, fittedDiameterIn } = measures;
  const { stockDeg, distanceIn, distanceField, liftIn } = point;
  const value = stockDeg === null ? null : builtAngleDeg(measures, { ...point, stockDeg });
  return {
    value,
    delta: value === null || stockDeg === null ? null : value - stockDeg,
    unit: 'deg',
    approximate: true,
    formula: 'asin(R / hypot(d, R - h)) - atan2(R - h, d); h from the published angle, raised',
    inputs: {
      'published angle': stockDeg ?? 'not on record',
      d: distanceIn,
      tire: fittedDiameterIn,
      'stock tire': stockDiameterIn,
      lift: liftIn,
    },
    source: recordSource(vehicle, `published angles; overhang ${vehicle.overhangBasis}`),
    confidence: lowestConfidence(['medium', fieldConfidence(vehicle, distanceField)]),
  };
}

function builtAngleDeg(
  { stockDiameterIn, fittedDiameterIn }: BuildMeasures,
  { stockDeg, distanceIn, liftIn, sides }: Point & { stockDeg: number },
): number {
  const stockHeightIn = heightFromAngleIn({
    tireRadiusIn: stockDiameterIn / 2,
    distanceIn,
    angleDeg: stockDeg / sides,
  });
  const built = rampAngleDeg({
    tireRadiusIn: fittedDiameterIn / 2,
    distanceIn,
    heightIn: stockHeightIn + (fittedDiameterIn - stockDiameterIn) / 2 + liftIn,
  });
  return sides * built;
}
