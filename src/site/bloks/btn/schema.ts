import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, choice, link, words } from '#src/site/stories/fields.ts';
import { buttonLooks, buttonTypes } from '../button/schema.ts';
import texts from './schema-words.json' with { type: 'json' };

export const btnSchema = describedBlok(
  z.object({
    ...blokFields('Btn'),
    label: described(words, {
      label: texts['label.label'],
      help: texts['label.help'],
      required: true,
      max: 40,
    }),
    url: described(link, { label: texts['url.label'], required: true }),
    variant: described(choice(buttonTypes, 'branded'), {
      label: texts['variant.label'],
      group: 'look',
      options: buttonLooks,
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'button',
    group: 'item',
    preview: 'label',
  },
);

export type BtnBlok = z.infer<typeof btnSchema>;
