import type { StoreGridData } from './load.server.ts';
import type { StoreGridBlok } from './schema.ts';

/** The props of every part of a shelf. */
export type ShelfProps = { category: StoreGridBlok['category']; data: StoreGridData };
