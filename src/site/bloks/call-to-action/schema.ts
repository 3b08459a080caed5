import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks, choice, flag, paragraph, words } from '#src/site/stories/fields.ts';

export const callToActionSchema = describedBlok(
  z.object({
    ...blokFields('call-to-action'),
    title: described(words, { label: { en: 'Title', es: 'Título' }, required: true }),
    title_accent: described(words, {
      label: { en: 'Title, second part', es: 'Título, segunda parte' },
      help: {
        en: 'These words follow the title, set apart from it.',
        es: 'Estas palabras siguen al título, distintas de él.',
      },
    }),
    sub_title: described(paragraph, { label: { en: 'Text below', es: 'Texto debajo' } }),
    background: described(choice(['white', 'transparent', 'branded', 'light'], 'white'), {
      label: { en: 'Background', es: 'Fondo' },
      group: 'look',
      options: {
        white: { en: 'White', es: 'Blanco' },
        transparent: { en: 'None', es: 'Ninguno' },
        branded: { en: 'Orange', es: 'Naranja' },
        light: { en: 'Sand', es: 'Arena' },
      },
    }),
    /** Text on one side, buttons on the other. */
    justify: described(flag(), {
      label: { en: 'Buttons at the side', es: 'Botones al lado' },
      help: { en: 'Otherwise they stand below the text.', es: 'Si no, van debajo del texto.' },
      group: 'look',
    }),
    buttons: described(bloks, {
      label: { en: 'Buttons', es: 'Botones' },
      allowed: ['button'],
      max: 3,
    }),
  }),
  {
    name: { en: 'Call to action', es: 'Llamado a la acción' },
    help: {
      en: 'A large line with buttons, at the end of a page or between parts.',
      es: 'Una línea grande con botones, al final de una página o entre partes.',
    },
    icon: 'megaphone',
    group: 'actions',
    preview: 'title',
  },
);

export type CallToActionBlok = z.infer<typeof callToActionSchema>;
