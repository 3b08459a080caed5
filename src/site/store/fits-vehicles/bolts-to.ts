import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import {
  checkBoltPattern,
  checkHubBore,
  checkLift,
  checkTireDiameter,
  type Verdict,
} from '#src/domain/fitment/index.ts';

/** Whether any wheel of a line fits the hub; the best result counts. */
export function boltsTo(vehicle: Vehicle, wheels: readonly Wheel[]): Verdict {
  return bestOf(wheels.map((wheel) => hubVerdict(vehicle, wheel)));
}

/** Bolt pattern and bore only: width, offset and tire depend on the whole build. */
function hubVerdict(vehicle: Vehicle, wheel: Wheel): Verdict {
  return worst([checkBoltPattern(vehicle, wheel), checkHubBore(vehicle, wheel)]);
}

/** Whether the kit is made for the vehicle at any of its heights. */
export function liftsVehicle(vehicle: Vehicle, kits: readonly LiftKit[]): Verdict {
  return bestOf(kits.map((kit) => worst(checkLift(vehicle, kit).filter((one) => one.decides))));
}

/** Whether any size of the tire clears the vehicle in factory condition, with nothing cut. */
export function clearsStock(vehicle: Vehicle, tires: readonly Tire[]): Verdict {
  return bestOf(tires.map((tire) => worst([checkTireDiameter({ vehicle, lift: null, tire })])));
}

/** Fitting with work is not a plain yes, and these lists have no place for it. */
function worst(reasons: readonly { verdict: Verdict }[]): Verdict {
  const verdicts = reasons.map(({ verdict }) => verdict);
  if (verdicts.includes('does-not-fit')) return 'does-not-fit';
  return verdicts.includes('unknown') ? 'unknown' : 'fits';
}

function bestOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('fits')) return 'fits';
  return verdicts.includes('unknown') ? 'unknown' : 'does-not-fit';
}
