import type { RateSet } from './schemas.ts';

/** Past and current sets have been quoted with: only an upcoming one may still be changed. */
export type RateStatus = 'past' | 'current' | 'upcoming';

/** Where a set stands among all, at a moment. */
export function rateStatus(
  set: Pick<RateSet, 'id' | 'validFrom'>,
  { sets, now }: { sets: readonly RateSet[]; now: Temporal.Instant },
): RateStatus {
  if (Temporal.Instant.compare(set.validFrom, now) > 0) return 'upcoming';
  return set.id === currentOf(sets, now)?.id ? 'current' : 'past';
}

/** The set that holds at a moment: the last one to have begun. */
export function currentOf(sets: readonly RateSet[], now: Temporal.Instant): RateSet | undefined {
  return sets
    .filter(({ validFrom }) => Temporal.Instant.compare(validFrom, now) <= 0)
    .toSorted((one, other) => Temporal.Instant.compare(other.validFrom, one.validFrom))[0];
}
