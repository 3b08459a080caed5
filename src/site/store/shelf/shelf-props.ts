import type { StoreGridData } from './load.server.ts';
import type { StoreGridBlok } from './schema.ts';

/** What every part of a shelf is given. */
export type ShelfProps = { category: StoreGridBlok['category']; data: StoreGridData };
