import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, text } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const galleryGridSchema = describedBlok(
  z.object({
    ...blokFields('gallery-grid'),
    /** Slug of a make; empty for all makes. */
    make: described(text, {
      label: texts['make.label'],
      help: texts['make.help'],
      type: 'option',
      source: 'makes',
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'grid',
    group: 'shop',
  },
);

export type GalleryGridBlok = z.infer<typeof galleryGridSchema>;
