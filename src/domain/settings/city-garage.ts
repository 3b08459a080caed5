import { z } from 'zod';

/** A parking garage that customers ask about, with the clearance on the sign at its entrance. */
export const cityGarageSchema = z.strictObject({
  name: z.string().min(1).max(80),
  /** Inches. */
  clearanceIn: z.number().min(60).max(240),
});

/** A list that a customer can read. */
export const mostCityGarages = 24;

export type CityGarage = z.infer<typeof cityGarageSchema>;
