import type { Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import { checkBoltPattern, checkHubBore, type Verdict } from '#src/domain/fitment/index.ts';

/** Whether any wheel of a line goes onto the hub: what the best of them says. */
export function boltsTo(vehicle: Vehicle, wheels: readonly Wheel[]): Verdict {
  const verdicts = wheels.map((wheel) => hubVerdict(vehicle, wheel));
  if (verdicts.includes('fits')) return 'fits';
  return verdicts.includes('unknown') ? 'unknown' : 'does-not-fit';
}

/** Pattern and bore only: width, offset and tire are a matter of the whole build. */
function hubVerdict(vehicle: Vehicle, wheel: Wheel): Verdict {
  const verdicts = [checkBoltPattern(vehicle, wheel), checkHubBore(vehicle, wheel)].map(
    ({ verdict }) => verdict,
  );
  if (verdicts.includes('does-not-fit')) return 'does-not-fit';
  return verdicts.includes('unknown') ? 'unknown' : 'fits';
}
