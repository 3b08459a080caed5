import { z } from 'zod';
import { asset, blokFields, bloks, choice, text } from '../fields.ts';

export const heroSchema = z.object({
  ...blokFields('hero'),
  title: text,
  title_emphasis: text,
  description: text,
  style: choice(['default', 'dark'], 'default'),
  buttons: bloks,
  type: choice(['image', 'video'], 'image'),
  asset,
});

export type HeroBlok = z.infer<typeof heroSchema>;
