import { z } from 'zod';
import type { Translated } from '#src/lib/translated.ts';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, choice, flag, link, text, words } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const buttonTypes = ['branded', 'white', 'gray', 'transparent', 'black'] as const;

export const buttonLooks = {
  branded: texts.branded,
  white: texts.white,
  gray: texts.gray,
  transparent: texts.transparent,
  black: texts.black,
} as const satisfies Record<(typeof buttonTypes)[number], Translated>;

export const buttonSchema = describedBlok(
  z.object({
    ...blokFields('button'),
    title: described(words, {
      label: texts['title.label'],
      help: texts['title.help'],
      required: true,
      max: 40,
    }),
    url: described(link, { label: texts['url.label'], required: true }),
    /** Opens a new tab. */
    external: described(flag(), {
      label: texts['external.label'],
    }),
    type: described(choice(buttonTypes, 'branded'), {
      label: texts['type.label'],
      group: 'look',
      options: buttonLooks,
    }),
    /** Additional classes, separated by spaces. */
    classes: described(text, {
      label: texts['classes.label'],
      help: texts['classes.help'],
      group: 'look',
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'button',
    group: 'actions',
    preview: 'title',
  },
);

export type ButtonBlok = z.infer<typeof buttonSchema>;
