import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { asset, blokFields, link, paragraph, words } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const teaserSchema = describedBlok(
  z.object({
    ...blokFields('Teaser'),
    headline: described(words, { label: texts['headline.label'], required: true }),
    text: described(paragraph, { label: texts['text.label'] }),
    link: described(link, { label: texts['link.label'] }),
    image: described(asset, { label: texts['image.label'] }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'card',
    group: 'pictures',
    preview: 'headline',
  },
);

export type TeaserBlok = z.infer<typeof teaserSchema>;
