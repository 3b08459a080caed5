import { z } from 'zod';

/** A point on earth in degrees, WGS 84. */
export const geoSchema = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
export type Geo = z.infer<typeof geoSchema>;
