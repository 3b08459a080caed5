import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, number } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const statusCodeSchema = describedBlok(
  z.object({
    ...blokFields('status-code'),
    status: described(number(404, { min: 400, max: 599 }), {
      label: texts['status.label'],
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'warning',
    group: 'fixed',
  },
);

export type StatusCodeBlok = z.infer<typeof statusCodeSchema>;
