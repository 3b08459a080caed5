import { z } from 'zod';
import type { Bilingual } from '#src/lib/bilingual.ts';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, choice, flag, link, text, words } from '#src/site/stories/fields.ts';

export const buttonTypes = ['branded', 'white', 'gray', 'transparent', 'black'] as const;

export const buttonLooks = {
  branded: { en: 'Orange', es: 'Naranja' },
  white: { en: 'White', es: 'Blanco' },
  gray: { en: 'Gray', es: 'Gris' },
  transparent: { en: 'Outline', es: 'Contorno' },
  black: { en: 'Black', es: 'Negro' },
} as const satisfies Record<(typeof buttonTypes)[number], Bilingual>;

export const buttonSchema = describedBlok(
  z.object({
    ...blokFields('button'),
    title: described(words, {
      label: { en: 'Words on the button', es: 'Texto del botón' },
      help: {
        en: 'Say what happens next: “Start your Build”.',
        es: 'Di qué pasa después: “Arma tu Build”.',
      },
      required: true,
      max: 40,
    }),
    url: described(link, { label: { en: 'Leads to', es: 'Lleva a' }, required: true }),
    /** Opens a new tab. */
    external: described(flag(), {
      label: { en: 'Open in a new tab', es: 'Abrir en otra pestaña' },
    }),
    type: described(choice(buttonTypes, 'branded'), {
      label: { en: 'Look', es: 'Aspecto' },
      group: 'look',
      options: buttonLooks,
    }),
    /** Additional classes, separated by spaces. */
    classes: described(text, {
      label: { en: 'Style names', es: 'Nombres de estilo' },
      help: {
        en: 'For the web designer. Leave it empty when in doubt.',
        es: 'Para quien diseña el sitio. Si dudas, déjalo vacío.',
      },
      group: 'look',
    }),
  }),
  {
    name: { en: 'Button', es: 'Botón' },
    help: {
      en: 'One button that leads to a page, a phone number or an address.',
      es: 'Un botón que lleva a una página, un teléfono o una dirección.',
    },
    icon: 'button',
    group: 'actions',
    preview: 'title',
  },
);

export type ButtonBlok = z.infer<typeof buttonSchema>;
