import { z } from 'zod';

/**
 * The terms on which the shop's lender finances a build. A page that states a payment states all of them: 12 CFR
 * 1026.24(d) (Regulation Z) asks for the down payment, the terms of repayment and the annual percentage rate.
 */
export const financingSchema = z.strictObject({
  lender: z.string().min(1).max(80),
  /** Where a customer asks for it; '' for a call to the shop. */
  url: z.union([z.url({ protocol: /^https$/ }), z.literal('')]),
  /** The annual percentage rate. */
  aprPercent: z.number().min(0).max(36),
  /** The number of monthly payments. */
  months: z.int().min(3).max(84),
  /** What is paid at once, of the total. */
  downPercent: z.number().min(0).max(90),
});

export type Financing = z.infer<typeof financingSchema>;
