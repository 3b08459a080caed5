import type { Vehicle, VehicleTrim } from '#src/domain/catalog/index.ts';
import { VERDICTS, type Verdict } from './reasons.ts';
import { judgeByLimits, limitsAtLift } from './tire-limit.ts';

/** A trim that takes less than the record's table, and what its limits say about a tire. */
export type TrimAnswer = { trim: VehicleTrim; verdict: Verdict; limitIn: number };

type LiftAndTire = { liftIn: number; diameterIn: number };

/** Trims on which a tire does worse than `verdict`, which comes from the record's table. */
export function trimsThatTakeLess(
  { trims }: Vehicle,
  { verdict, ...asked }: LiftAndTire & { verdict: Verdict },
): TrimAnswer[] {
  return (trims ?? [])
    .flatMap((trim) => judgeOnTrim(trim, asked) ?? [])
    .filter((answer) => VERDICTS.indexOf(answer.verdict) > VERDICTS.indexOf(verdict));
}

/** Null if the record's own table applies to the trim, or if nothing of the record does. */
function judgeOnTrim(trim: VehicleTrim, { liftIn, diameterIn }: LiftAndTire): TrimAnswer | null {
  const limits = limitsAtLift(trim, liftIn);
  const verdict = judgeByLimits(trim, { liftIn, diameterIn });
  if (!limits || !verdict) return null;
  return {
    trim,
    verdict,
    limitIn: verdict === 'fits-with-work' ? limits.cleanIn : limits.trimmedIn,
  };
}
