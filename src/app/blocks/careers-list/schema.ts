import { z } from 'zod';
import { blokFields } from '../fields.ts';

export const careersListSchema = z.object({ ...blokFields('careers-list') });

export type CareersListBlok = z.infer<typeof careersListSchema>;
