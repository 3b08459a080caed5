import { z } from 'zod';

const cents = z.int().nonnegative().nullable();

/** What only the shop may know about a wheel or a tire. */
export const tradeFields = {
  upc: z.string().nullable(),
  /** What the shop pays for one. */
  costCents: cents,
  /** The maker's minimum advertised price. */
  mapCents: cents,
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
  supersededBy: null,
};
