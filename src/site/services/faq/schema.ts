import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, lines } from '#src/site/stories/fields.ts';

export const faqSchema = describedBlok(
  z.object({
    ...blokFields('faq'),
    /** Slugs of the services whose questions are shown. */
    services: described(lines, {
      label: { en: 'Services', es: 'Servicios' },
      help: {
        en: 'Their questions are shown in this order. Edit them in the service itself.',
        es: 'Sus preguntas salen en este orden. Se editan en el servicio.',
      },
      type: 'options',
      source: 'services',
    }),
  }),
  {
    name: { en: 'Questions and answers', es: 'Preguntas y respuestas' },
    help: {
      en: 'The questions of the services that you choose.',
      es: 'Las preguntas de los servicios que elijas.',
    },
    icon: 'question',
    group: 'shop',
  },
);

export type FaqBlok = z.infer<typeof faqSchema>;
