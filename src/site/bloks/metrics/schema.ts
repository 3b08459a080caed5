import { z } from 'zod';
import { described, describedBlok, describedRecord } from '#src/site/stories/field-meta.ts';
import { blokFields, words } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

const itemFields = {
  value: described(z.coerce.number(), {
    label: texts['value.label'],
    required: true,
  }),
  /** The total that the value is a part of. */
  of: described(z.coerce.number().optional().catch(undefined), {
    label: texts['of.label'],
    help: texts['of.help'],
  }),
  label: described(words, { label: texts['label.label'], required: true }),
};

const itemSchema = z.object(itemFields);

/** One of the figures, as stories store it. */
export const metricSchema = describedRecord(z.object({ ...blokFields('metric'), ...itemFields }), {
  name: texts['metric.name'],
  help: texts['metric.help'],
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
        label: texts['items.label'],
        allowed: ['metric'],
        required: true,
      },
    ),
  }),
  {
    name: texts['metrics.name'],
    help: texts['metrics.help'],
    icon: 'number',
    group: 'words',
  },
);

export type MetricsBlok = z.infer<typeof metricsSchema>;
