import { z } from 'zod';
import { blokFields, text } from '../fields.ts';

export const startBuildSchema = z.object({
  ...blokFields('start-build'),
  /** Id of a vehicle record. */
  vehicleId: text,
});

export type StartBuildBlok = z.infer<typeof startBuildSchema>;
