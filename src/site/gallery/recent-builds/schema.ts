import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, number } from '#src/site/stories/fields.ts';

export const recentBuildsSchema = describedBlok(
  z.object({
    ...blokFields('recent-builds'),
    limit: described(number(3, { min: 1, max: 12 }), { label: { en: 'How many', es: 'Cuántos' } }),
  }),
  {
    name: { en: 'Recent builds', es: 'Builds recientes' },
    help: { en: 'The newest finished builds.', es: 'Los últimos builds terminados.' },
    icon: 'truck',
    group: 'shop',
  },
);

export type RecentBuildsBlok = z.infer<typeof recentBuildsSchema>;
