import { z } from 'zod';
import { described, describedRecord } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks, choice, flag, paragraph, text } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

const kinds = ['lift', 'wheel', 'tire'] as const;

/** A maker of parts: a story in the folder `brands`. */
export const brandSchema = describedRecord(
  z.object({
    ...blokFields('brand'),
    name: described(text, { label: texts['name.label'], required: true }),
    kind: described(choice(kinds, 'lift'), {
      label: texts['kind.label'],
      options: {
        lift: texts['kind.options.lift'],
        wheel: texts['kind.options.wheel'],
        tire: texts['kind.options.tire'],
      },
    }),
    story: described(paragraph, { label: texts['brand.story.label'] }),
    shop: described(text, {
      label: texts['shop.label'],
      help: texts['shop.help'],
    }),
    lineDetails: described(bloks, {
      label: texts['lineDetails.label'],
      help: texts['lineDetails.help'],
      allowed: ['brand-line'],
    }),
  }),
  {
    name: texts['brand.name'],
    help: texts['brand.help'],
    icon: 'list',
    group: 'root',
    preview: 'name',
  },
);

export const brandLineSchema = describedRecord(
  z.object({
    ...blokFields('brand-line'),
    lineId: described(text, {
      type: 'option',
      source: 'lines',
      label: texts['lineId.label'],
      required: true,
    }),
    story: described(paragraph, { label: texts['brandLine.story.label'] }),
    soldByMaker: described(flag(), {
      label: texts['soldByMaker.label'],
    }),
  }),
  {
    name: texts['brandLine.name'],
    help: texts['brandLine.help'],
    icon: 'wheel',
    group: 'item',
    preview: 'lineId',
  },
);
