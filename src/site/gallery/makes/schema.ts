import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const galleryMakesSchema = describedBlok(z.object({ ...blokFields('gallery-makes') }), {
  name: texts.name,
  help: texts.help,
  icon: 'list',
  group: 'shop',
});

export type GalleryMakesBlok = z.infer<typeof galleryMakesSchema>;
