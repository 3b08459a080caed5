import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const servicesListSchema = describedBlok(
  z.object({
    ...blokFields('services-list'),
    /** The maximum number; all if missing. */
    limit: described(z.coerce.number().int().positive().optional().catch(undefined), {
      label: texts['limit.label'],
      help: texts['limit.help'],
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'list',
    group: 'shop',
    kept: 'service-items',
  },
);

export type ServicesListBlok = z.infer<typeof servicesListSchema>;
