import type { ShopHours } from '#src/domain/quotes/index.ts';
import type { Rates } from '#src/domain/rates/index.ts';
import type { Financing } from '#src/domain/settings/index.ts';

/** The inputs of a price besides the parts, and of when the work could be done. */
export type PriceBasis = {
  rates: Rates;
  /** Version of the catalog that the page was made from; a quote contains it. */
  catalogVersion: string;
  /** The date in the shop, ISO 8601. */
  today: string;
  shopHours: ShopHours;
  /** The shortest notice for work on a build, in days, of any service. */
  noticeDays: number;
  /** The terms of a monthly payment; null if the shop shows none. */
  financing: Financing | null;
};
