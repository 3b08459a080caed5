import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

export const galleryMakesSchema = describedBlok(z.object({ ...blokFields('gallery-makes') }), {
  name: { en: 'Gallery: makes', es: 'Galería: marcas' },
  help: {
    en: 'One way into the gallery for each make. It needs no settings.',
    es: 'Una entrada a la galería por marca. No necesita ajustes.',
  },
  icon: 'list',
  group: 'shop',
});

export type GalleryMakesBlok = z.infer<typeof galleryMakesSchema>;
