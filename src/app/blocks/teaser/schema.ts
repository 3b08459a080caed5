import { z } from 'zod';
import { asset, blokFields, link, text } from '../fields.ts';

export const teaserSchema = z.object({
  ...blokFields('Teaser'),
  headline: text,
  text,
  link,
  image: asset,
});

export type TeaserBlok = z.infer<typeof teaserSchema>;
