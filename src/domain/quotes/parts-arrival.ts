import type { ResolvedBuild } from '#src/domain/builds/index.ts';

/** Days until all chosen parts are in stock, 0 if they are now; null if unknown. */
export type PartsArrival = { days: number | null };

/** In stock, or the maker's lead time; the slowest of several parts counts. */
export function partsArrival({ liftKit, wheel, tire, withSpare }: ArrivingParts): PartsArrival {
  const count = withSpare ? 5 : 4;
  const waits = [
    liftKit && partArrival(liftKit, 1),
    wheel && partArrival(wheel, count),
    tire && partArrival(tire, count),
  ].filter((wait) => wait !== null);
  const known = waits.flatMap(({ days }) => days ?? []);
  return { days: known.length < waits.length ? null : Math.max(0, ...known) };
}

type ArrivingParts = Pick<ResolvedBuild, 'liftKit' | 'wheel' | 'tire' | 'withSpare'>;
type Offered = { stock: { onHand: number | null; leadTimeDays: number | null } };

/** When this many of one part are in stock. */
export function partArrival({ stock }: Offered, count: number): PartsArrival {
  const isHere = stock.onHand !== null && stock.onHand >= count;
  return { days: isHere ? 0 : stock.leadTimeDays };
}
