import { z } from 'zod';
import { mediaUrl } from '#src/lib/media-url.ts';
import { described, describedBlok } from '../field-meta.ts';
import { blokFields } from '../fields.ts';

/** A source counts only when it has all three (specification, section 5). */
const sourceFields = {
  src: described(z.string().transform(mediaUrl).pipe(z.string().min(1)), {
    label: { en: 'Film', es: 'Video' },
    format: 'film',
    required: true,
  }),
  /** The widest window it is made for, px. */
  res: described(z.coerce.number().positive(), {
    label: { en: 'For windows up to (pixels wide)', es: 'Para ventanas de hasta (píxeles)' },
    required: true,
  }),
  autoplay: described(z.boolean(), {
    label: { en: 'Starts by itself', es: 'Empieza solo' },
  }),
};

export const sourceSchema = z.object(sourceFields);

export type FilmSource = z.infer<typeof sourceSchema>;

/** A source, as a story keeps it. */
export const videoSourceSchema = describedBlok(
  z.object({ ...blokFields('video-source'), ...sourceFields }),
  {
    name: { en: 'Film for one size', es: 'Video para un tamaño' },
    help: {
      en: 'The same film, made for windows of one size.',
      es: 'El mismo video, hecho para ventanas de un tamaño.',
    },
    icon: 'film',
    group: 'item',
    preview: 'src',
  },
);
