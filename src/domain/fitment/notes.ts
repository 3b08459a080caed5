import type { Vehicle } from '#src/domain/catalog/index.ts';
import { type FitBuild, type FitTire, liftHeights, stockDiameterIn } from './build.ts';
import { factorySizesOf } from './factory-sizes.ts';
import { gearDropPercent, speedometerErrorPercent } from './gearing.ts';
import { noteFrontEnd } from './note-front-end.ts';
import { noteKitTrims } from './note-kit-trims.ts';
import { noteLugNuts, noteTireUse } from './note-tire-use.ts';
import { adviseRegear, REGEAR_FROM_PERCENT } from './re-gear-rules.ts';
import { note, type Reason, rounded } from './reasons.ts';
import { SOURCES } from './sources.ts';
import { AT_LIMIT_IN } from './tire-limit.ts';

/** From this error on, in either direction, a speedometer should be recalibrated. */
const SPEEDOMETER_PERCENT = 3;

/** Notes next to the verdict, which never change it. */
export function noteConsequences(build: FitBuild): (Reason | null)[] {
  const { vehicle, tire } = build;
  return [
    tire && noteSpeedometer(vehicle, tire),
    tire && noteGears(vehicle, tire),
    tire && noteSpare(vehicle, tire),
    ...(tire ? noteTireUse(vehicle, tire) : []),
    build.wheel && noteLugNuts(vehicle, build.wheel),
    ...noteFrontEnd(vehicle, build.lift),
    noteKitTrims(vehicle, build.lift),
    noteLaw(build),
  ];
}

function noteSpeedometer(vehicle: Vehicle, tire: FitTire): Reason | null {
  const percent = rounded(
    speedometerErrorPercent({
      stockDiameterIn: stockDiameterIn(vehicle),
      fittedDiameterIn: tire.diameterIn,
    }),
  );
  const off = Math.abs(percent);
  if (off <= SPEEDOMETER_PERCENT) return null;
  return note({
    code: percent > 0 ? 'speedo.advise' : 'speedo.high',
    verdict: 'fits-with-work',
    values: { percent: off },
    measured: percent,
    limit: Math.sign(percent) * SPEEDOMETER_PERCENT,
    margin: rounded(SPEEDOMETER_PERCENT - off),
    unit: 'percent',
    source: SOURCES.tireGrowth,
    confidence: 'high',
  });
}

/** Names the ratio to quote if the truck's axles are in the tables. */
function noteGears(vehicle: Vehicle, tire: FitTire): Reason | null {
  const fittedDiameterIn = tire.diameterIn;
  const dropPercent = gearDropPercent({
    stockDiameterIn: stockDiameterIn(vehicle),
    fittedDiameterIn,
  });
  if (dropPercent < REGEAR_FROM_PERCENT) return null;
  const { advice } = adviseRegear(vehicle, fittedDiameterIn);
  const percent = rounded(dropPercent);
  const ratios = [...new Set(advice.map((one) => one.nearest))].filter((one) => one !== null);
  const ratio = ratios.map((one) => one.toFixed(2)).join(' / ');
  return note({
    code: ratio ? 'gear.advise' : 'gear.drop',
    verdict: 'fits-with-work',
    values: { percent, ...(ratio && { ratio }) },
    measured: percent,
    limit: REGEAR_FROM_PERCENT,
    margin: rounded(REGEAR_FROM_PERCENT - percent),
    unit: 'percent',
    source: SOURCES.gearing,
    confidence: 'medium',
    ...(ratio && { fix: { code: 'fix.gear' as const, values: { ratio } } }),
  });
}

/** The carrier's limit is not on record; the size the factory mounted there is safe. */
function noteSpare(vehicle: Vehicle, tire: FitTire): Reason | null {
  const largestIn = factorySizesOf(vehicle).largestDiameterIn;
  if (tire.diameterIn <= largestIn + AT_LIMIT_IN) return null;
  return note({
    code: 'spare.unknown',
    verdict: 'unknown',
    values: { have: rounded(tire.diameterIn) },
    measured: rounded(tire.diameterIn),
    unit: 'in',
    source: SOURCES.spare,
    confidence: 'high',
  });
}

/** Statutes such as Arizona's (A.R.S. 28-924, 28-925, 28-958.01) cover raised pickups; nothing is promised about a build. */
function noteLaw({ vehicle, lift, secondLift }: FitBuild): Reason | null {
  const heights = Object.values(liftHeights(lift, secondLift));
  const raised = heights.some((height) => height > 0);
  if (!raised || !vehicle.bodyStyle.endsWith('pickup')) return null;
  return note({
    code: 'law.note',
    verdict: 'fits',
    source: SOURCES.stateLaw,
    confidence: 'high',
  });
}
