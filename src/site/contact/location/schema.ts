import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import { placeSchema } from './place-schema.ts';
import texts from './schema-words.json' with { type: 'json' };

const places = z
  .array(z.unknown())
  .catch([])
  .transform((list) => list.flatMap((item) => placeSchema.safeParse(item).data ?? []));

export const contactLocationSchema = describedBlok(
  z.object({
    ...blokFields('contact-location'),
    places: described(places, {
      type: 'bloks',
      label: texts['places.label'],
      help: texts['places.help'],
      allowed: ['map-place'],
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'pin',
    group: 'shop',
    kept: 'settings',
  },
);

export type ContactLocationBlok = z.infer<typeof contactLocationSchema>;
