import { z } from 'zod';
import { blokFields, choice, flag, text } from '../fields.ts';

export const sectionHeadingSchema = z.object({
  ...blokFields('section-heading'),
  title_accent: text,
  title: text,
  description: text,
  description_align: choice(['left', 'center', 'right'], 'left'),
  bottom_padding: flag(),
});

export type SectionHeadingBlok = z.infer<typeof sectionHeadingSchema>;
