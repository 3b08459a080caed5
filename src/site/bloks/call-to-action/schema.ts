import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks, choice, flag, paragraph, words } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const callToActionSchema = describedBlok(
  z.object({
    ...blokFields('call-to-action'),
    title: described(words, { label: texts['title.label'], required: true }),
    title_accent: described(words, {
      label: texts['title_accent.label'],
      help: texts['title_accent.help'],
    }),
    sub_title: described(paragraph, { label: texts['sub_title.label'] }),
    background: described(choice(['white', 'transparent', 'branded', 'light'], 'white'), {
      label: texts['background.label'],
      group: 'look',
      options: {
        white: texts['background.options.white'],
        transparent: texts['background.options.transparent'],
        branded: texts['background.options.branded'],
        light: texts['background.options.light'],
      },
    }),
    /** Text on one side, buttons on the other. */
    justify: described(flag(), {
      label: texts['justify.label'],
      help: texts['justify.help'],
      group: 'look',
    }),
    buttons: described(bloks, {
      label: texts['buttons.label'],
      allowed: ['button'],
      max: 3,
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'megaphone',
    group: 'actions',
    preview: 'title',
  },
);

export type CallToActionBlok = z.infer<typeof callToActionSchema>;
