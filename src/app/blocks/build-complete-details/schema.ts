import { z } from 'zod';
import { blokFields } from '../fields.ts';

/** What was sent: the truck, its parts, the verdict and the number to ask for. */
export const buildCompleteDetailsSchema = z.object(blokFields('build-complete-details'));
export type BuildCompleteDetailsBlok = z.infer<typeof buildCompleteDetailsSchema>;
