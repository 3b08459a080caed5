import { z } from 'zod';
import { blokFields, bloks, link, text } from '../fields.ts';

const links = z
  .array(z.object({ label: text, url: link }))
  .catch([])
  .transform((list) => list.map(({ label, url }) => ({ label, url: url.url })));

/** What stands on every page: the story `site/global`. */
export const globalSchema = z.object({
  ...blokFields('global'),
  /** None, or one callout-banner. */
  callout_banner: bloks,
  main_navigation: links,
  footer_columns: z.array(z.object({ title: text, links })).catch([]),
  /** Links to the shop's pages elsewhere; their network is their name. */
  social_links: z.array(z.object({ network: text, url: link })).catch([]),
});
