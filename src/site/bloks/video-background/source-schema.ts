import { z } from 'zod';
import { mediaUrl } from '#src/lib/media-url.ts';
import { described, describedRecord } from '#src/site/stories/field-meta.ts';
import { blokFields, media } from '#src/site/stories/fields.ts';

/** A source counts only if it has all three (specification, section 5). */
const sourceFields = {
  src: described(z.string().transform(mediaUrl).pipe(z.string().min(1)), {
    label: { en: 'Film', es: 'Video' },
    format: 'film',
    required: true,
  }),
  /** The widest window it is made for, in px. */
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

/** A source, as stories store it. */
export const videoSourceSchema = describedRecord(
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

const sources = z
  .array(z.unknown())
  .catch([])
  .transform((list) => list.flatMap((item) => sourceSchema.safeParse(item).data ?? []));

/** What a film has besides its own file, everywhere. */
export const filmFields = {
  sources: described(sources, {
    type: 'bloks',
    label: { en: 'The same film in other sizes', es: 'El mismo video en otros tamaños' },
    help: {
      en: 'Smaller files for phones. Visitors get the one that suits their window.',
      es: 'Archivos más chicos para teléfonos. Cada quien recibe el suyo.',
    },
    allowed: ['video-source'],
  }),
  poster: described(media, {
    label: { en: 'Still picture', es: 'Foto fija' },
    help: { en: 'Shown until the film moves.', es: 'Se ve mientras el video no se mueve.' },
    format: 'picture',
  }),
};
