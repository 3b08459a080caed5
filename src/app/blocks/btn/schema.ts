import { z } from 'zod';
import { buttonTypes } from '../button/schema.ts';
import { blokFields, choice, link, text } from '../fields.ts';

export const btnSchema = z.object({
  ...blokFields('Btn'),
  label: text,
  url: link,
  variant: choice(buttonTypes, 'branded'),
});

export type BtnBlok = z.infer<typeof btnSchema>;
