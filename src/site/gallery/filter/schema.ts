import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

export const galleryFilterSchema = describedBlok(z.object({ ...blokFields('gallery-filter') }), {
  name: { en: 'Gallery filter', es: 'Filtro de la galería' },
  help: {
    en: 'Lets visitors choose what the gallery shows. It needs no settings.',
    es: 'Deja elegir qué muestra la galería. No necesita ajustes.',
  },
  icon: 'filter',
  group: 'shop',
});

export type GalleryFilterBlok = z.infer<typeof galleryFilterSchema>;
