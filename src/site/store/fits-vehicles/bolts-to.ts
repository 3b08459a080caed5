import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import {
  checkBoltPattern,
  checkHubBore,
  checkLift,
  checkTireDiameter,
  type Verdict,
} from '#src/domain/fitment/index.ts';

/** Whether any wheel of a line goes onto the hub: what the best of them says. */
export function boltsTo(vehicle: Vehicle, wheels: readonly Wheel[]): Verdict {
  return bestOf(wheels.map((wheel) => hubVerdict(vehicle, wheel)));
}

/** Pattern and bore only: width, offset and tire are a matter of the whole build. */
function hubVerdict(vehicle: Vehicle, wheel: Wheel): Verdict {
  return worst([checkBoltPattern(vehicle, wheel), checkHubBore(vehicle, wheel)]);
}

/** Whether the kit is made for the vehicle at any of its heights. */
export function liftsVehicle(vehicle: Vehicle, kits: readonly LiftKit[]): Verdict {
  return bestOf(kits.map((kit) => worst(checkLift(vehicle, kit).filter((one) => one.decides))));
}

/** Whether any size of the tire clears the vehicle as it left the plant, with nothing cut. */
export function clearsStock(vehicle: Vehicle, tires: readonly Tire[]): Verdict {
  return bestOf(tires.map((tire) => worst([checkTireDiameter({ vehicle, lift: null, tire })])));
}

/** What needs work is no plain yes, and none of these lists has a place for it. */
function worst(reasons: readonly { verdict: Verdict }[]): Verdict {
  const verdicts = reasons.map(({ verdict }) => verdict);
  if (verdicts.includes('does-not-fit')) return 'does-not-fit';
  return verdicts.includes('unknown') ? 'unknown' : 'fits';
}

function bestOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('fits')) return 'fits';
  return verdicts.includes('unknown') ? 'unknown' : 'does-not-fit';
}
