import { z } from 'zod';
import { described, describedRecord } from '../field-meta.ts';
import { blokFields, link, text, words } from '../fields.ts';
import texts from './item-schemas-words.json' with { type: 'json' };

const linkFields = {
  label: described(words, { label: texts['label.label'], required: true, max: 40 }),
  url: described(link, { label: texts['url.label'], required: true }),
};

export const navLinkSchema = describedRecord(
  z.object({ ...blokFields('nav-link'), ...linkFields }),
  {
    name: texts['navLink.name'],
    help: texts['navLink.help'],
    icon: 'link',
    group: 'item',
    preview: 'label',
  },
);

/** Links as a page needs them: text and URL. */
export const links = z
  .array(z.object(linkFields))
  .catch([])
  .transform((list) => list.map(({ label, url }) => ({ label, url: url.url })));

export const columnFields = {
  title: described(words, { label: texts['title.label'], required: true, max: 40 }),
  links: described(links, {
    type: 'bloks',
    label: texts['links.label'],
    allowed: ['nav-link'],
  }),
};

export const footerColumnSchema = describedRecord(
  z.object({ ...blokFields('footer-column'), ...columnFields }),
  {
    name: texts['footerColumn.name'],
    help: texts['footerColumn.help'],
    icon: 'columns',
    group: 'item',
    preview: 'title',
  },
);

export const socialFields = {
  network: described(text, {
    label: texts['network.label'],
    help: texts['network.help'],
    required: true,
    max: 40,
  }),
  url: described(link, { label: texts['url.label'], required: true }),
};

export const socialLinkSchema = describedRecord(
  z.object({ ...blokFields('social-link'), ...socialFields }),
  {
    name: texts['socialLink.name'],
    help: texts['socialLink.help'],
    icon: 'link',
    group: 'item',
    preview: 'network',
  },
);
