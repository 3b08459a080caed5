import { z } from 'zod';
import { described, describedRecord } from '../field-meta.ts';
import { blokFields, bloks } from '../fields.ts';
import { columnFields, links, socialFields } from './item-schemas.ts';

/** What is on every page: the story `site/global`. */
export const globalSchema = describedRecord(
  z.object({
    ...blokFields('global'),
    callout_banner: described(bloks, {
      label: { en: 'Banner', es: 'Aviso' },
      help: {
        en: 'A line across the top of every page. Take it out when it is over.',
        es: 'Una línea arriba de cada página. Quítala cuando ya no valga.',
      },
      allowed: ['callout-banner'],
      max: 1,
    }),
    main_navigation: described(links, {
      type: 'bloks',
      label: { en: 'Menu', es: 'Menú' },
      help: { en: 'Four or five links fit.', es: 'Caben cuatro o cinco enlaces.' },
      allowed: ['nav-link'],
    }),
    footer_columns: described(z.array(z.object(columnFields)).catch([]), {
      type: 'bloks',
      label: { en: 'Footer', es: 'Pie de página' },
      allowed: ['footer-column'],
    }),
    /** Links to the shop's profiles elsewhere; the network is their name. */
    social_links: described(z.array(z.object(socialFields)).catch([]), {
      type: 'bloks',
      label: { en: 'Pages elsewhere', es: 'Redes' },
      allowed: ['social-link'],
    }),
  }),
  {
    name: { en: 'Header, footer and banner', es: 'Encabezado, pie y aviso' },
    help: { en: 'What stands on every page.', es: 'Lo que está en cada página.' },
    icon: 'frame',
    group: 'root',
  },
);
