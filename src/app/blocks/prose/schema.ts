import { z } from 'zod';
import { blokFields, text } from '../fields.ts';

/** `body` is Markdown. */
export const proseSchema = z.object({ ...blokFields('Prose'), body: text });

export type ProseBlok = z.infer<typeof proseSchema>;
