import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, number } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const recentBuildsSchema = describedBlok(
  z.object({
    ...blokFields('recent-builds'),
    limit: described(number(3, { min: 1, max: 12 }), { label: texts['limit.label'] }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'truck',
    group: 'shop',
  },
);

export type RecentBuildsBlok = z.infer<typeof recentBuildsSchema>;
