import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

/** What was sent: the truck, its parts, the verdict and the reference number. */
export const buildCompleteDetailsSchema = describedBlok(
  z.object(blokFields('build-complete-details')),
  {
    name: texts.name,
    help: texts.help,
    icon: 'check',
    group: 'fixed',
  },
);
export type BuildCompleteDetailsBlok = z.infer<typeof buildCompleteDetailsSchema>;
