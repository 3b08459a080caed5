import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, rawBlokSchema, words } from '#src/site/stories/fields.ts';

export const ctaBarSchema = describedBlok(
  z.object({
    ...blokFields('CtaBar'),
    text: described(words, { label: { en: 'Text', es: 'Texto' }, required: true }),
    /** One button, a list of one, or none. */
    button: described(
      z.union([rawBlokSchema.transform((one) => [one]), z.array(rawBlokSchema)]).catch([]),
      { label: { en: 'Button', es: 'Botón' }, type: 'bloks', allowed: ['Btn'], max: 1 },
    ),
  }),
  {
    name: { en: 'Line with a button', es: 'Línea con botón' },
    help: {
      en: 'One line and one button between two rules.',
      es: 'Una línea y un botón entre dos rayas.',
    },
    icon: 'megaphone',
    group: 'actions',
    preview: 'text',
  },
);

export type CtaBarBlok = z.infer<typeof ctaBarSchema>;
