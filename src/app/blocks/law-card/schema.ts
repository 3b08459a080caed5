import { z } from 'zod';
import { blokFields } from '../fields.ts';

export const lawCardSchema = z.object({ ...blokFields('law-card') });
