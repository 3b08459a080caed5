import { z } from 'zod';
import { safeBackground } from '#src/lib/safe-background.ts';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, choice, flag, media, number, text, words } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };
import { filmFields } from './source-schema.ts';

export type { FilmSource } from './source-schema.ts';

export const videoBackgroundSchema = describedBlok(
  z.object({
    ...blokFields('VideoBackground'),
    src: described(media, { label: texts['src.label'], format: 'film' }),
    ...filmFields,
    alt: described(words, {
      label: texts['alt.label'],
      help: texts['alt.help'],
    }),
    /** A CSS background over the film. */
    overlay: described(text.transform(safeBackground), {
      label: texts['overlay.label'],
      help: texts['overlay.help'],
      group: 'look',
    }),
    muted: described(flag(true), { label: texts['muted.label'] }),
    loop: described(flag(true), {
      label: texts['loop.label'],
    }),
    preload: described(z.enum(['auto', 'metadata', 'none']).catch('auto'), {
      label: texts['preload.label'],
      options: {
        auto: texts['preload.options.auto'],
        metadata: texts['preload.options.metadata'],
        none: texts['preload.options.none'],
      },
      group: 'look',
    }),
    objectFit: described(choice(['cover', 'contain'], 'cover'), {
      label: texts['objectFit.label'],
      options: {
        cover: texts['objectFit.options.cover'],
        contain: texts['objectFit.options.contain'],
      },
      group: 'look',
    }),
    playbackRate: described(number(1, { min: 0.25, max: 4 }), {
      label: texts['playbackRate.label'],
      help: texts['playbackRate.help'],
      group: 'look',
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'film',
    group: 'pictures',
    preview: 'alt',
  },
);

export type VideoBackgroundBlok = z.infer<typeof videoBackgroundSchema>;
