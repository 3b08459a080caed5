import { z } from 'zod';
import { described, describedBlok, describedRecord } from '#src/site/stories/field-meta.ts';
import { blokFields, choice, paragraph, text, words } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

/** What an answer draws above its words. */
const answerKinds = ['verdict', 'section', 'garage', 'price'] as const;
export type AnswerKind = (typeof answerKinds)[number];

const itemFields = {
  drawing: described(choice(answerKinds, 'verdict'), {
    label: texts['drawing.label'],
    required: true,
    options: {
      verdict: texts['drawing.verdict'],
      section: texts['drawing.section'],
      garage: texts['drawing.garage'],
      price: texts['drawing.price'],
    },
  }),
  title: described(words, { label: texts['title.label'], required: true }),
  text: described(paragraph, { label: texts['text.label'] }),
};

const itemSchema = z.object(itemFields);

/** One of the drawings, as stories store it. */
export const drawnAnswerSchema = describedRecord(
  z.object({ ...blokFields('drawn-answer'), ...itemFields }),
  {
    name: texts['answer.name'],
    help: texts['answer.help'],
    icon: 'ruler',
    group: 'item',
    preview: 'title',
  },
);

export const drawnAnswersSchema = describedBlok(
  z.object({
    ...blokFields('drawn-answers'),
    /** Id of a vehicle record. */
    vehicleId: described(text, {
      label: texts['vehicleId.label'],
      help: texts['vehicleId.help'],
      type: 'option',
      source: 'vehicles',
      required: true,
    }),
    items: described(
      z
        .array(z.unknown())
        .catch([])
        .transform((list) => list.flatMap((item) => itemSchema.safeParse(item).data ?? [])),
      {
        type: 'bloks',
        label: texts['items.label'],
        allowed: ['drawn-answer'],
        required: true,
      },
    ),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'ruler',
    group: 'shop',
  },
);

export type DrawnAnswersBlok = z.infer<typeof drawnAnswersSchema>;
