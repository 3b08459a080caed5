import { z } from 'zod';
import { blokFields, bloks } from '../fields.ts';

export const pageSchema = z.object({ ...blokFields('page'), body: bloks });

export type PageBlok = z.infer<typeof pageSchema>;
