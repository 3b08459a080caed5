import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const galleryFilterSchema = describedBlok(z.object({ ...blokFields('gallery-filter') }), {
  name: texts.name,
  help: texts.help,
  icon: 'filter',
  group: 'shop',
});

export type GalleryFilterBlok = z.infer<typeof galleryFilterSchema>;
