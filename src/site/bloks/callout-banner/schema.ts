import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, paragraph } from '#src/site/stories/fields.ts';

/** `html` is what an editor typed; the loader reduces it to the allow-list. */
export const calloutBannerSchema = describedBlok(
  z.object({
    ...blokFields('callout-banner'),
    html: described(paragraph, {
      label: { en: 'Text of the banner', es: 'Texto del aviso' },
      help: {
        en: 'One short line. A link: <a href="/contact">words</a>. Leave it empty for no banner.',
        es: 'Una línea corta. Un enlace: <a href="/contact">texto</a>. Vacío: sin aviso.',
      },
      format: 'html',
    }),
  }),
  {
    name: { en: 'Banner', es: 'Aviso' },
    help: {
      en: 'One line across the top of every page, for news and closing days.',
      es: 'Una línea arriba de cada página, para avisos y días de cierre.',
    },
    icon: 'megaphone',
    group: 'words',
    preview: 'html',
  },
);

export type CalloutBannerBlok = z.infer<typeof calloutBannerSchema>;
