/** When the parts of a build are in the shop: days from now, null where nobody has said. */
type PartsArrival = { days: number | null };

/**
 * The first day for a build's work, ISO 8601: the day after its last part arrives. Undefined when all
 * are here; null while nobody knows: a day can be chosen then, and may have to move.
 */
export function partsGate(
  { days }: PartsArrival,
  { today }: { today: Temporal.PlainDate },
): string | null | undefined {
  if (days === null) return null;
  return days === 0 ? undefined : today.add({ days: days + 1 }).toString();
}
