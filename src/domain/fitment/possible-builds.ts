import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { FitBuild, FitTire, FitWheel } from './build.ts';
import { checkRimWidth } from './check-rim-width.ts';
import { isUsualWidth } from './check-tire-width.ts';
import { checkBoltPattern, checkCaliper, checkHubBore, checkRimDiameter } from './check-wheel.ts';
import { type Reason, VERDICTS, type Verdict } from './reasons.ts';
import { judgeFitment } from './rules.ts';
import type { LiftOption, Options, TireOption, WheelOption } from './solve-options.ts';

/** A combination of options and the resulting build. */
export type Possible<T = FitTire | null> = {
  lift: LiftOption;
  wheel: WheelOption;
  tire: TireOption<T>;
  build: FitBuild;
};
export type PossibleBuild<T = FitTire | null> = Possible<T> & { verdict: Verdict };

export type Search<T> = {
  vehicle: Vehicle;
  secondLift?: FitBuild['secondLift'];
  options: Options<T>;
  /** The worst acceptable verdict. */
  worst: Verdict;
  /** False: not worth judging, whatever the verdict. */
  isWanted: (possible: Possible<T>) => boolean;
};

/**
 * Every wanted combination with an acceptable verdict. A verdict is the worst of its reasons, so a part or pair that
 * fails by itself is dropped before it is combined with anything that could not change that.
 */
export function* possibleBuilds<T extends FitTire | null>(
  search: Search<T>,
): Generator<PossibleBuild<T>> {
  const { vehicle, secondLift, worst } = search;
  const bare = { vehicle, secondLift, wheel: null, tire: null };
  const lifts = search.options.lifts.filter(({ fit }) =>
    isWithin(judgeFitment({ ...bare, lift: fit }), worst),
  );
  const wheels = search.options.wheels.filter(({ fit }) => boltsOn(vehicle, fit, worst));
  for (const tire of search.options.tires) {
    const onWheels = wheels.filter(({ fit }) => goTogether(tire.fit, fit, worst));
    if (onWheels.length === 0) continue;
    for (const lift of lifts) {
      const raised = { ...bare, lift: lift.fit, tire: tire.fit };
      if (!isWithin(judgeFitment(raised), mayBeSettled(raised) ? 'unknown' : worst)) continue;
      yield* completed(search, { lift, tire, wheels: onWheels });
    }
  }
}

/** A tire wider than any on record is unknown by itself; the wheel's offset may settle it. */
function mayBeSettled({ tire, ...raised }: Pick<FitBuild, 'vehicle' | 'lift' | 'tire'>): boolean {
  return tire !== null && !isUsualWidth({ ...raised, tire });
}

type Pair<T> = { lift: LiftOption; tire: TireOption<T>; wheels: WheelOption[] };

function* completed<T extends FitTire | null>(
  search: Search<T>,
  { lift, tire, wheels }: Pair<T>,
): Generator<PossibleBuild<T>> {
  const { vehicle, secondLift, worst, isWanted } = search;
  for (const wheel of wheels) {
    const build = { vehicle, secondLift, lift: lift.fit, wheel: wheel.fit, tire: tire.fit };
    const possible = { lift, wheel, tire, build };
    if (!isWanted(possible)) continue;
    const verdict = judgeFitment(build);
    if (isWithin(verdict, worst)) yield { ...possible, verdict };
  }
}

/** What a wheel requires of hub and brakes, whatever else is on the truck. */
export function boltsOn(vehicle: Vehicle, wheel: FitWheel | null, worst: Verdict): boolean {
  if (!wheel) return true;
  return [
    checkBoltPattern(vehicle, wheel),
    checkHubBore(vehicle, wheel),
    checkCaliper(vehicle, wheel),
  ].every((reason) => isTaken(reason, worst));
}

function goTogether(tire: FitTire | null, wheel: FitWheel | null, worst: Verdict): boolean {
  if (!tire || !wheel) return true;
  return (
    isTaken(checkRimDiameter(tire, wheel), worst) && isTaken(checkRimWidth(tire, wheel), worst)
  );
}

function isTaken(reason: Reason | null, worst: Verdict): boolean {
  return !reason?.decides || isWithin(reason.verdict, worst);
}

function isWithin(verdict: Verdict, worst: Verdict): boolean {
  return VERDICTS.indexOf(verdict) <= VERDICTS.indexOf(worst);
}
