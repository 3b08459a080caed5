import { z } from 'zod';
import { blokFields, text } from '../fields.ts';

export const headlineSchema = z.object({ ...blokFields('headline'), headline: text });

export type HeadlineBlok = z.infer<typeof headlineSchema>;
