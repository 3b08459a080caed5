import { type FitBuild, stockDiameterIn, withFactoryParts } from './build.ts';
import { engineRpm, speedometerErrorPercent } from './gearing.ts';
import { adviseRegear, type GearAdvice } from './re-gear-rules.ts';

const RPM_AT_MPH = 70;
/** Direct drive: top gears are not on record, but every transmission has this one. */
const DIRECT = 1;

/** Engine speed at 70 mph in direct drive, before and after the tires, for one axle ratio. */
export type RpmAt70 = { axle: number; stock: number; fitted: number };

/** What the tires do to speed and gears, and the inputs of the calculation. */
export type DriveNumbers = {
  tireIn: number;
  stockTireIn: number;
  /** Positive: the truck is faster than the speedometer says. */
  speedometerPercent: number;
  /** For each ratio the generation was sold with; empty if none is on record. */
  gears: GearAdvice[];
  rpm: RpmAt70[];
  /** Engine speed relative to today's at the same speed, in every gear. */
  rpmFactor: number;
};

export function driveNumbers(build: FitBuild): DriveNumbers {
  const { vehicle, tire } = withFactoryParts(build);
  const tireIn = tire.diameterIn;
  const stockTireIn = stockDiameterIn(vehicle);
  const change = { stockDiameterIn: stockTireIn, fittedDiameterIn: tireIn };
  const rpmOn = (axleRatio: number, diameterIn: number) =>
    engineRpm({ mph: RPM_AT_MPH, axleRatio, gear: DIRECT, diameterIn });
  return {
    tireIn,
    stockTireIn,
    speedometerPercent: speedometerErrorPercent(change),
    gears: adviseRegear(vehicle, tireIn).advice,
    rpm: (vehicle.stockAxleRatios ?? []).map((axle) => ({
      axle,
      stock: rpmOn(axle, stockTireIn),
      fitted: rpmOn(axle, tireIn),
    })),
    rpmFactor: stockTireIn / tireIn,
  };
}
