import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks, number } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const carouselSchema = describedBlok(
  z.object({
    ...blokFields('carousel'),
    slides: described(bloks, {
      label: texts['slides.label'],
      allowed: ['Teaser'],
      required: true,
    }),
    /** Time between slides in ms (specification, section 9). */
    autoplay: described(number(3000, { min: 0, max: 60_000 }), {
      label: texts['autoplay.label'],
      help: texts['autoplay.help'],
      group: 'look',
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'slides',
    group: 'pictures',
  },
);

export type CarouselBlok = z.infer<typeof carouselSchema>;
