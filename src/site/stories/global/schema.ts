import { z } from 'zod';
import { described, describedRecord } from '../field-meta.ts';
import { blokFields, bloks } from '../fields.ts';
import { columnFields, links, socialFields } from './item-schemas.ts';
import texts from './schema-words.json' with { type: 'json' };

/** What is on every page: the story `site/global`. */
export const globalSchema = describedRecord(
  z.object({
    ...blokFields('global'),
    callout_banner: described(bloks, {
      label: texts['callout_banner.label'],
      help: texts['callout_banner.help'],
      allowed: ['callout-banner'],
      max: 1,
    }),
    main_navigation: described(links, {
      type: 'bloks',
      label: texts['main_navigation.label'],
      help: texts['main_navigation.help'],
      allowed: ['nav-link'],
    }),
    footer_columns: described(z.array(z.object(columnFields)).catch([]), {
      type: 'bloks',
      label: texts['footer_columns.label'],
      allowed: ['footer-column'],
    }),
    /** Links to the shop's profiles elsewhere; the network is their name. */
    social_links: described(z.array(z.object(socialFields)).catch([]), {
      type: 'bloks',
      label: texts['social_links.label'],
      allowed: ['social-link'],
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'frame',
    group: 'root',
  },
);
