import { z } from 'zod';
import { blokFields } from '../fields.ts';

export const fitsVehiclesSchema = z.object({ ...blokFields('fits-vehicles') });

export type FitsVehiclesBlok = z.infer<typeof fitsVehiclesSchema>;
