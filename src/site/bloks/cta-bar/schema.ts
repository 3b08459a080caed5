import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, rawBlokSchema, words } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const ctaBarSchema = describedBlok(
  z.object({
    ...blokFields('CtaBar'),
    text: described(words, { label: texts['text.label'], required: true }),
    /** One button, a list of one, or none. */
    button: described(
      z.union([rawBlokSchema.transform((one) => [one]), z.array(rawBlokSchema)]).catch([]),
      { label: texts['button.label'], type: 'bloks', allowed: ['Btn'], max: 1 },
    ),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'megaphone',
    group: 'actions',
    preview: 'text',
  },
);

export type CtaBarBlok = z.infer<typeof ctaBarSchema>;
