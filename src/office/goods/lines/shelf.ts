import { data } from 'react-router';
import type { LineCategory } from '#src/domain/goods/index.ts';

/** The part of the catalog that lines belong to, as its addresses name it. */
export type Shelf = 'wheels' | 'tires' | 'lift-kits';

/** What changes of its lines are kept as. */
export const linesOf = {
  wheels: 'wheel-lines',
  tires: 'tire-lines',
  'lift-kits': 'lift-kits',
} as const satisfies Record<Shelf, LineCategory>;

/** The shelf that an address names. @throws a 404 */
export function readShelf(name: string): Shelf {
  if (!Object.hasOwn(linesOf, name)) throw data(null, { status: 404 });
  return name as Shelf;
}
