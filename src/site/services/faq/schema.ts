import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, lines } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const faqSchema = describedBlok(
  z.object({
    ...blokFields('faq'),
    /** Slugs of the services whose questions are shown. */
    services: described(lines, {
      label: texts['services.label'],
      help: texts['services.help'],
      type: 'options',
      source: 'services',
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'question',
    group: 'shop',
  },
);

export type FaqBlok = z.infer<typeof faqSchema>;
