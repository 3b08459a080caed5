import { z } from 'zod';
import { blokFields, bloks, text } from '../fields.ts';

export const pageHeroSchema = z.object({
  ...blokFields('Hero'),
  title: text,
  description: text,
  buttons: bloks,
});

export type PageHeroBlok = z.infer<typeof pageHeroSchema>;
