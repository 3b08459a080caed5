/** When the parts of a build arrive, in days from now; null if unknown. */
type PartsArrival = { days: number | null };

/**
 * The first day for a build's work, ISO 8601: the day after its last part arrives. Undefined if all parts are in
 * stock; null if unknown, in which case a chosen day may have to move.
 */
export function partsGate(
  { days }: PartsArrival,
  { today }: { today: Temporal.PlainDate },
): string | null | undefined {
  if (days === null) return null;
  return days === 0 ? undefined : today.add({ days: days + 1 }).toString();
}
