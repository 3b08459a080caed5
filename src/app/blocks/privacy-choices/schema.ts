import { z } from 'zod';
import { blokFields } from '../fields.ts';

export const privacyChoicesSchema = z.object({ ...blokFields('privacy-choices') });
