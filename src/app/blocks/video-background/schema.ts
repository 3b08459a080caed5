import { z } from 'zod';
import { blokFields, flag, number, text } from '../fields.ts';

/** A source counts only when it has all three (specification, section 5). */
const sourceSchema = z.object({
  src: z.string().min(1),
  /** The widest window it is made for, px. */
  res: z.coerce.number().positive(),
  autoplay: z.boolean(),
});

export type FilmSource = z.infer<typeof sourceSchema>;

const sources = z
  .array(z.unknown())
  .catch([])
  .transform((list) => list.flatMap((item) => sourceSchema.safeParse(item).data ?? []));

export const videoBackgroundSchema = z.object({
  ...blokFields('VideoBackground'),
  src: text,
  sources,
  poster: text,
  /** A CSS background over the film. */
  overlay: text,
  muted: flag(true),
  loop: flag(true),
  preload: z.enum(['auto', 'metadata', 'none']).catch('auto'),
  playbackRate: number(1, { min: 0.25, max: 4 }),
  alt: text,
});

export type VideoBackgroundBlok = z.infer<typeof videoBackgroundSchema>;
