import type { Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import type { Chosen } from './shelf-address.ts';
import type { ShelfTruck } from './shelf-truck.server.ts';
import type { StoreWords } from './store-words.ts';

/** What cells are drawn from besides their own line. */
export type CellContext = {
  words: StoreWords;
  chosen: Chosen;
  truck: ShelfTruck | null;
  vehicles: readonly Vehicle[];
  tires: readonly Tire[];
  wheels: readonly Wheel[];
  /** Vehicles that other kits are drawn on, so that each gets another one if possible. */
  drawn: Set<Vehicle>;
};
