import { z } from 'zod';
import { blokFields, bloks, number } from '../fields.ts';

export const carouselSchema = z.object({
  ...blokFields('carousel'),
  slides: bloks,
  /** Time between slides, ms (specification, section 9). */
  autoplay: number(3000, { min: 0, max: 60_000 }),
});

export type CarouselBlok = z.infer<typeof carouselSchema>;
