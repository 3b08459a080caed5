import { z } from 'zod';
import { blokFields } from '../fields.ts';

export const teamGridSchema = z.object({ ...blokFields('team-grid') });

export type TeamGridBlok = z.infer<typeof teamGridSchema>;
