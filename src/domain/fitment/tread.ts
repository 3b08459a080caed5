import type { Tire } from '#src/domain/catalog/index.ts';

type Treaded = { type?: Tire['type'] };

/** From road to mud, as the trade lists them. */
const ORDER: readonly Tire['type'][] = ['H/T', 'A/T', 'R/T', 'M/T'];

export function isHighwayTire({ type }: Treaded): boolean {
  return type === 'H/T';
}

/** The distance between the treads of two tires in that list; 0 if one of them is a size without a tread. */
export function treadDistance(one: Treaded | null, other: Treaded | null): number {
  if (!one?.type || !other?.type) return 0;
  return Math.abs(ORDER.indexOf(one.type) - ORDER.indexOf(other.type));
}
