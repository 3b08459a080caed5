import { z } from 'zod';

const cents = z.int().nonnegative().nullable();
/** Not in what was kept of a part before there was the field. */
const knownLater = cents.default(null);

/** What only the shop may know about a wheel or a tire. */
export const tradeFields = {
  upc: z.string().nullable(),
  /** What the shop pays for one. */
  costCents: cents,
  /** The maker's minimum advertised price. */
  mapCents: cents,
  /** The maker's list price (MSRP). */
  msrpCents: knownLater,
  /** What another shop pays for one, by the supplier's list. */
  jobberCents: knownLater,
  /** Stock number of the part that replaces it. */
  supersededBy: z.string().nullable(),
};

const tradeSchema = z.object(tradeFields);
export type TradeFields = z.infer<typeof tradeSchema>;

/** Nobody has said anything yet. */
export const noTrade: TradeFields = {
  upc: null,
  costCents: null,
  mapCents: null,
  msrpCents: null,
  jobberCents: null,
  supersededBy: null,
};

/** What only the shop knows, of a part or its row. */
export function tradeOf({
  upc,
  costCents,
  mapCents,
  msrpCents,
  jobberCents,
  supersededBy,
}: TradeFields): TradeFields {
  return { upc, costCents, mapCents, msrpCents, jobberCents, supersededBy };
}
