import type { ShopHours } from '#src/domain/quotes/index.ts';
import type { Rates } from '#src/domain/rates/index.ts';

/** What a price is made from beside the parts, and when the work could be done. */
export type PriceBasis = {
  rates: Rates;
  /** State of the catalogue that the page was made from; a quote names it. */
  catalogVersion: string;
  /** The date in the shop, ISO 8601. */
  today: string;
  shopHours: ShopHours;
  /** Days ahead that work on a build is booked at the soonest, of whatever kind. */
  noticeDays: number;
};
