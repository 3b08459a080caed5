import { z } from 'zod';
import { blokFields, number, text } from '../fields.ts';

export const headingParagraphSchema = z.object({
  ...blokFields('HeadingParagraph'),
  heading: text,
  /** 2 to 4. */
  level: number(2, { min: 2, max: 4 }),
  paragraph: text,
});

export type HeadingParagraphBlok = z.infer<typeof headingParagraphSchema>;
