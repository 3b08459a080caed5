import { z } from 'zod';
import { mediaUrl } from '#src/lib/media-url.ts';
import { described, describedRecord } from '#src/site/stories/field-meta.ts';
import { blokFields, media } from '#src/site/stories/fields.ts';
import texts from './source-schema-words.json' with { type: 'json' };

/** A source counts only if it has all three (specification, section 5). */
const sourceFields = {
  src: described(z.string().transform(mediaUrl).pipe(z.string().min(1)), {
    label: texts['src.label'],
    format: 'film',
    required: true,
  }),
  /** The widest window it is made for, in px. */
  res: described(z.coerce.number().positive(), {
    label: texts['res.label'],
    required: true,
  }),
  autoplay: described(z.boolean(), {
    label: texts['autoplay.label'],
  }),
};

export const sourceSchema = z.object(sourceFields);

export type FilmSource = z.infer<typeof sourceSchema>;

/** A source, as stories store it. */
export const videoSourceSchema = describedRecord(
  z.object({ ...blokFields('video-source'), ...sourceFields }),
  {
    name: texts.name,
    help: texts.help,
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
    label: texts['sources.label'],
    help: texts['sources.help'],
    allowed: ['video-source'],
  }),
  poster: described(media, {
    label: texts['poster.label'],
    help: texts['poster.help'],
    format: 'picture',
  }),
};
