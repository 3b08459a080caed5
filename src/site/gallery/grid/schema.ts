import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, text } from '#src/site/stories/fields.ts';

export const galleryGridSchema = describedBlok(
  z.object({
    ...blokFields('gallery-grid'),
    /** Slug of a make; empty for all makes. */
    make: described(text, {
      label: { en: 'Only of this make', es: 'Solo de esta marca' },
      help: {
        en: 'Leave it open to show all of them.',
        es: 'Déjalo sin elegir para mostrar todas.',
      },
      type: 'option',
      source: 'makes',
    }),
  }),
  {
    name: { en: 'Gallery', es: 'Galería' },
    help: {
      en: 'Pictures and figures of finished builds.',
      es: 'Fotos y medidas de builds terminados.',
    },
    icon: 'grid',
    group: 'shop',
  },
);

export type GalleryGridBlok = z.infer<typeof galleryGridSchema>;
