import { z } from 'zod';
import { blokFields, text } from '../fields.ts';

export const richTextPageSchema = z.object({
  ...blokFields('rich-text-page'),
  accent: text,
  title: text,
  intro: text,
  /** Markdown. */
  body: text,
});

export type RichTextPageBlok = z.infer<typeof richTextPageSchema>;
