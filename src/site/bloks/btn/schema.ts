import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, choice, link, words } from '#src/site/stories/fields.ts';
import { buttonLooks, buttonTypes } from '../button/schema.ts';

export const btnSchema = describedBlok(
  z.object({
    ...blokFields('Btn'),
    label: described(words, {
      label: { en: 'Words on the button', es: 'Texto del botón' },
      help: {
        en: 'Say what happens next: “Book a fit check”.',
        es: 'Di qué pasa después: “Agenda una revisión”.',
      },
      required: true,
      max: 40,
    }),
    url: described(link, { label: { en: 'Leads to', es: 'Lleva a' }, required: true }),
    variant: described(choice(buttonTypes, 'branded'), {
      label: { en: 'Look', es: 'Aspecto' },
      group: 'look',
      options: buttonLooks,
    }),
  }),
  {
    name: { en: 'Button, simple', es: 'Botón sencillo' },
    help: {
      en: 'One button that leads to a page, a phone number or an address.',
      es: 'Un botón que lleva a una página, un teléfono o una dirección.',
    },
    icon: 'button',
    group: 'item',
    preview: 'label',
  },
);

export type BtnBlok = z.infer<typeof btnSchema>;
