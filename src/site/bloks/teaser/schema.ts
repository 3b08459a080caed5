import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { asset, blokFields, link, paragraph, words } from '#src/site/stories/fields.ts';

export const teaserSchema = describedBlok(
  z.object({
    ...blokFields('Teaser'),
    headline: described(words, { label: { en: 'Headline', es: 'Titular' }, required: true }),
    text: described(paragraph, { label: { en: 'Text', es: 'Texto' } }),
    link: described(link, { label: { en: 'Leads to', es: 'Lleva a' } }),
    image: described(asset, { label: { en: 'Picture', es: 'Foto' } }),
  }),
  {
    name: { en: 'Card', es: 'Tarjeta' },
    help: {
      en: 'A picture, a headline and a line that lead to a page.',
      es: 'Una foto, un titular y una línea que llevan a una página.',
    },
    icon: 'card',
    group: 'pictures',
    preview: 'headline',
  },
);

export type TeaserBlok = z.infer<typeof teaserSchema>;
