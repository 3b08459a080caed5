import type { MyTruck } from '#src/site/build/index.ts';
import type { Query } from '#src/web/page/hrefs.ts';

/** The truck of this device in the query of `galleryMine`; empty if none is known, and the page asks. */
export function mineQuery(mine: MyTruck | null): Query {
  if (!mine) return {};
  const { vehicleId: vehicle, year, own } = mine;
  return { vehicle, year: String(year), own };
}
