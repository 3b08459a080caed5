import { z } from 'zod';
import { blokFields, bloks, choice, flag, text } from '../fields.ts';

export const callToActionSchema = z.object({
  ...blokFields('call-to-action'),
  title: text,
  title_accent: text,
  sub_title: text,
  background: choice(['white', 'transparent', 'branded', 'light'], 'white'),
  /** Text at one side, buttons at the other. */
  justify: flag(),
  buttons: bloks,
});

export type CallToActionBlok = z.infer<typeof callToActionSchema>;
