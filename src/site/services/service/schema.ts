import { z } from 'zod';
import { described, describedRecord } from '#src/site/stories/field-meta.ts';
import {
  blokFields,
  bloks,
  flag,
  lines,
  paragraph,
  text,
  words,
} from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

const hours = z.coerce.number().nonnegative().catch(0);
const amount = hours;

/** A service: a story in the folder `service-items`. */
export const serviceSchema = describedRecord(
  z.object({
    ...blokFields('service'),
    name: described(words, { label: texts['name.label'], required: true }),
    summary: described(paragraph, {
      label: texts['summary.label'],
      required: true,
    }),
    /** Slug of its page: "services/lift-kits". */
    page: described(text, {
      type: 'option',
      source: 'service-pages',
      label: texts['page.label'],
    }),
    duration: described(
      z
        .object({ typicalHours: hours, minHours: hours, maxHours: hours })
        .catch({ typicalHours: 0, minHours: 0, maxHours: 0 }),
      {
        type: 'custom',
        format: 'figures',
        label: texts['duration.label'],
        options: {
          typicalHours: texts['duration.options.typicalHours'],
          minHours: texts['duration.options.minHours'],
          maxHours: texts['duration.options.maxHours'],
        },
      },
    ),
    fromPriceUsd: described(amount, {
      label: texts['fromPriceUsd.label'],
      help: texts['fromPriceUsd.help'],
    }),
    priceNote: described(words, {
      label: texts['priceNote.label'],
    }),
    canWait: described(flag(), {
      label: texts['canWait.label'],
    }),
    leadTimeDays: described(amount, {
      label: texts['leadTimeDays.label'],
    }),
    hiddenUnlessBookable: described(flag(), {
      label: texts['hiddenUnlessBookable.label'],
      help: texts['hiddenUnlessBookable.help'],
    }),
    included: described(lines, {
      label: texts['included.label'],
      help: texts['included.help'],
      translatable: true,
    }),
    notIncluded: described(lines, {
      label: texts['notIncluded.label'],
      help: texts['notIncluded.help'],
      translatable: true,
    }),
    faq: described(bloks, {
      label: texts['faq.label'],
      allowed: ['faq-item'],
    }),
  }),
  {
    name: texts['service.name'],
    help: texts['service.help'],
    icon: 'wrench',
    group: 'root',
    preview: 'name',
  },
);

export const faqItemSchema = describedRecord(
  z.object({
    ...blokFields('faq-item'),
    q: described(words, { label: texts['q.label'], required: true }),
    a: described(paragraph, { label: texts['a.label'], required: true }),
  }),
  {
    name: texts['faqItem.name'],
    help: texts['faqItem.help'],
    icon: 'question',
    group: 'item',
    preview: 'q',
  },
);
