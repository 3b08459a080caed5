import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { FitLift, FitTire, FitWheel } from './build.ts';
import { liftApplies } from './lift-application.ts';
import { MEASURE, note, type Reason, reason, rounded } from './reasons.ts';
import { recordSource, SOURCES } from './sources.ts';
import { AT_LIMIT_IN } from './tire-limit.ts';

/** From this height on, a solid axle needs its track bar re-centered. */
const TRACK_BAR_REQUIRED_IN = 4;
const BLOCKS_FACTORY_WHEEL_IN = 4;

const UNFIT_CODES = {
  no: {
    list: 'lift.notFor',
    rearAxle: 'lift.rearAxle',
    torsionBar: 'lift.torsionBar',
    leaf: 'lift.leaf',
    strut: 'lift.strut',
    air: 'lift.airSprings',
  },
  unknown: { list: 'lift.unknown', spring: 'lift.spring', frontSpring: 'lift.frontSpring' },
} as const;

/** Whether the kit is made for this vehicle, and what else its height requires. */
export function checkLift(vehicle: Vehicle, lift: FitLift): Reason[] {
  return [
    checkApplication(vehicle, lift),
    checkTrackBar(vehicle, lift),
    noteAirSuspension(vehicle, lift),
  ].filter((one) => one !== null);
}

function checkApplication(vehicle: Vehicle, lift: FitLift): Reason {
  const answer = liftApplies(vehicle, lift);
  const said = {
    values: { for: lift.for, lift: lift.frontIn },
    source: SOURCES.liftApplication,
    confidence: 'medium' as const,
  };
  if (answer.applies === 'yes') return reason({ ...said, code: 'lift.ok', verdict: 'fits' });
  const source = answer.because === 'list' ? said.source : SOURCES.suspensionKind;
  if (answer.applies === 'no') {
    const code = UNFIT_CODES.no[answer.because];
    return reason({ ...said, source, code, verdict: 'does-not-fit' });
  }
  const code = UNFIT_CODES.unknown[answer.because];
  return reason({ ...said, source, code, verdict: 'unknown', fix: MEASURE });
}

/** The tallest body lift that can go on top of a suspension lift. */
const BODY_WITH_SUSPENSION_IN = 3;

/** The only allowed combination of two lifts: a body lift of up to 3 in on a suspension lift. */
export function checkStack(lift: FitLift, second: FitLift): Reason | null {
  const bodies = [lift, second].filter((one) => one.type === 'body');
  const [body] = bodies;
  const said = { verdict: 'does-not-fit', source: SOURCES.stacking, confidence: 'high' } as const;
  if (!body || bodies.length === 2) return reason({ ...said, code: 'lift.stack' });
  if (body.frontIn <= BODY_WITH_SUSPENSION_IN) return null;
  return reason({
    ...said,
    code: 'lift.bodyMax',
    measured: body.frontIn,
    limit: BODY_WITH_SUSPENSION_IN,
    margin: BODY_WITH_SUSPENSION_IN - body.frontIn,
    unit: 'in',
  });
}

/** From 4 in on independent suspension, the knuckle comes down past factory wheels. */
export function checkFactoryWheel(
  vehicle: Vehicle,
  { lift, wheel }: { lift: FitLift; wheel: FitWheel },
): Reason | null {
  const isTall = lift.type !== 'body' && lift.frontIn >= BLOCKS_FACTORY_WHEEL_IN;
  if (!wheel.factory || !isTall || vehicle.suspension.front !== 'ifs') return null;
  return reason({
    code: 'lift.factoryWheel',
    verdict: 'does-not-fit',
    source: SOURCES.bracketLift,
    confidence: 'medium',
  });
}

/** The largest tire that the kit's maker allows, whatever room the truck has. */
export function checkKitTire({ details }: FitLift, { diameterIn }: FitTire): Reason | null {
  const limit = details?.maxTireIn ?? null;
  if (limit === null || diameterIn <= limit + AT_LIMIT_IN) return null;
  return reason({
    code: 'lift.maxTire',
    verdict: 'does-not-fit',
    values: { have: rounded(diameterIn), limit },
    measured: rounded(diameterIn, 2),
    limit,
    margin: rounded(limit - diameterIn, 2),
    unit: 'in',
    source: SOURCES.liftApplication,
    confidence: 'high',
  });
}

function checkTrackBar(vehicle: Vehicle, lift: FitLift): Reason | null {
  const bringsOne = /track[- ]bar/.test(lift.driveline ?? '');
  const raisesAxle = lift.type !== 'body' && lift.frontIn > 0;
  const { front, frontSpring } = vehicle.suspension;
  // Leaf springs hold their axle themselves.
  const hasTrackBar = front === 'solid-axle' && frontSpring !== 'leaf';
  if (!hasTrackBar || !raisesAxle || bringsOne) return null;
  const said = { source: SOURCES.trackBar, confidence: 'medium' } as const;
  if (lift.frontIn >= TRACK_BAR_REQUIRED_IN) {
    return reason({ ...said, code: 'lift.trackBarRequired', verdict: 'fits-with-work' });
  }
  return note({ ...said, code: 'lift.trackBar', verdict: 'fits-with-work' });
}

function noteAirSuspension(vehicle: Vehicle, lift: FitLift): Reason | null {
  if (lift.type === 'body' || vehicle.suspension.airOption !== true) return null;
  return note({
    code: 'lift.air',
    verdict: 'unknown',
    source: recordSource(vehicle, 'trims with air suspension'),
    confidence: vehicle.confidence,
    fix: MEASURE,
  });
}
