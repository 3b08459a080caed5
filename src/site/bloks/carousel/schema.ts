import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks, number } from '#src/site/stories/fields.ts';

export const carouselSchema = describedBlok(
  z.object({
    ...blokFields('carousel'),
    slides: described(bloks, {
      label: { en: 'Slides', es: 'Tarjetas' },
      allowed: ['Teaser'],
      required: true,
    }),
    /** Time between slides in ms (specification, section 9). */
    autoplay: described(number(3000, { min: 0, max: 60_000 }), {
      label: { en: 'Time for each slide (milliseconds)', es: 'Tiempo por tarjeta (milisegundos)' },
      help: {
        en: '3000 is three seconds. 0: never moves by itself.',
        es: '3000 son tres segundos. 0: no se mueve sola.',
      },
      group: 'look',
    }),
  }),
  {
    name: { en: 'Carousel', es: 'Carrusel' },
    help: {
      en: 'Cards side by side that visitors swipe through.',
      es: 'Tarjetas lado a lado que se deslizan.',
    },
    icon: 'slides',
    group: 'pictures',
  },
);

export type CarouselBlok = z.infer<typeof carouselSchema>;
