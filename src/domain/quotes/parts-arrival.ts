import type { ResolvedBuild } from '#src/domain/builds/index.ts';

/** When all chosen parts are in the shop: days from now, 0 for at once; null where nobody has said. */
export type PartsArrival = { days: number | null };

/** Counted in the shop, or as long as the maker takes; of several parts the slowest says it. */
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

/** When so many of one part are in the shop. */
export function partArrival({ stock }: Offered, count: number): PartsArrival {
  const isHere = stock.onHand !== null && stock.onHand >= count;
  return { days: isHere ? 0 : stock.leadTimeDays };
}
