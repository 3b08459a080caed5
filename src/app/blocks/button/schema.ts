import { z } from 'zod';
import { blokFields, choice, flag, link, text } from '../fields.ts';

export const buttonTypes = ['branded', 'white', 'gray', 'transparent', 'black'] as const;

export const buttonSchema = z.object({
  ...blokFields('button'),
  title: text,
  url: link,
  /** Opens another tab. */
  external: flag(),
  type: choice(buttonTypes, 'branded'),
  /** More classes, separated by spaces. */
  classes: text,
});

export type ButtonBlok = z.infer<typeof buttonSchema>;
