import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, words } from '#src/site/stories/fields.ts';

export const headlineSchema = describedBlok(
  z.object({
    ...blokFields('headline'),
    headline: described(words, { label: { en: 'Headline', es: 'Titular' }, required: true }),
  }),
  {
    name: { en: 'Headline', es: 'Titular' },
    help: { en: 'One large line.', es: 'Una línea grande.' },
    icon: 'heading',
    group: 'words',
    preview: 'headline',
  },
);

export type HeadlineBlok = z.infer<typeof headlineSchema>;
