import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, lines } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const serviceCardsSchema = describedBlok(
  z.object({
    ...blokFields('service-cards'),
    /** Slugs of services, in display order. */
    services: described(lines, {
      label: texts['services.label'],
      help: texts['services.help'],
      type: 'options',
      source: 'services',
      required: true,
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'grid',
    group: 'shop',
    kept: 'service-items',
  },
);

export type ServiceCardsBlok = z.infer<typeof serviceCardsSchema>;
