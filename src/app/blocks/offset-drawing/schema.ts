import { z } from 'zod';
import { blokFields } from '../fields.ts';

export const offsetDrawingSchema = z.object({ ...blokFields('offset-drawing') });

export type OffsetDrawingBlok = z.infer<typeof offsetDrawingSchema>;
