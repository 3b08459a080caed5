import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, paragraph } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

/** `html` is what an editor typed; the loader reduces it to the allow-list. */
export const calloutBannerSchema = describedBlok(
  z.object({
    ...blokFields('callout-banner'),
    html: described(paragraph, {
      label: texts['html.label'],
      help: texts['html.help'],
      format: 'html',
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'megaphone',
    group: 'words',
    preview: 'html',
  },
);

export type CalloutBannerBlok = z.infer<typeof calloutBannerSchema>;
