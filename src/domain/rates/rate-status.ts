import type { RateSet } from './schemas.ts';

/** Past and current sets have been used in quotes, so only an upcoming one can be changed. */
export type RateStatus = 'past' | 'current' | 'upcoming';

/** Whether a set is past, current or upcoming at a given time. */
export function rateStatus(
  set: Pick<RateSet, 'id' | 'validFrom'>,
  { sets, now }: { sets: readonly RateSet[]; now: Temporal.Instant },
): RateStatus {
  if (Temporal.Instant.compare(set.validFrom, now) > 0) return 'upcoming';
  return set.id === currentOf(sets, now)?.id ? 'current' : 'past';
}

/** The set in effect at a given time: the last one that has started. */
export function currentOf(sets: readonly RateSet[], now: Temporal.Instant): RateSet | undefined {
  return sets
    .filter(({ validFrom }) => Temporal.Instant.compare(validFrom, now) <= 0)
    .toSorted((one, other) => Temporal.Instant.compare(other.validFrom, one.validFrom))[0];
}
