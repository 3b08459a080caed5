import { z } from 'zod';
import { described, describedBlok, describedRecord } from '#src/site/stories/field-meta.ts';
import { blokFields, words } from '#src/site/stories/fields.ts';

const itemFields = {
  value: described(z.coerce.number(), {
    label: { en: 'Figure', es: 'Cifra' },
    required: true,
  }),
  /** The total that the value is a part of. */
  of: described(z.coerce.number().optional().catch(undefined), {
    label: { en: 'Out of', es: 'De un total de' },
    help: { en: 'Leave it empty for a figure by itself.', es: 'Vacío: la cifra va sola.' },
  }),
  label: described(words, { label: { en: 'What it counts', es: 'Qué cuenta' }, required: true }),
};

const itemSchema = z.object(itemFields);

/** One of the figures, as stories store it. */
export const metricSchema = describedRecord(z.object({ ...blokFields('metric'), ...itemFields }), {
  name: { en: 'Figure', es: 'Cifra' },
  help: { en: 'A number and what it counts.', es: 'Un número y lo que cuenta.' },
  icon: 'number',
  group: 'item',
  preview: 'label',
});

export const metricsSchema = describedBlok(
  z.object({
    ...blokFields('metrics'),
    items: described(
      z
        .array(z.unknown())
        .catch([])
        .transform((list) => list.flatMap((item) => itemSchema.safeParse(item).data ?? [])),
      {
        type: 'bloks',
        label: { en: 'Figures', es: 'Cifras' },
        allowed: ['metric'],
        required: true,
      },
    ),
  }),
  {
    name: { en: 'Figures of the shop', es: 'Cifras del taller' },
    help: {
      en: 'Large numbers, each with a few words.',
      es: 'Números grandes con pocas palabras.',
    },
    icon: 'number',
    group: 'words',
  },
);

export type MetricsBlok = z.infer<typeof metricsSchema>;
