import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const reviewsSchema = describedBlok(
  z.object({
    ...blokFields('reviews'),
    /** The maximum number, newest first; all if missing. */
    limit: described(z.coerce.number().int().positive().optional().catch(undefined), {
      label: texts['limit.label'],
      help: texts['limit.help'],
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'star',
    group: 'shop',
  },
);

export type ReviewsBlok = z.infer<typeof reviewsSchema>;
