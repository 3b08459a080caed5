import { z } from 'zod';
import { described, describedRecord } from '../field-meta.ts';
import { blokFields, link, text, words } from '../fields.ts';

const linkFields = {
  label: described(words, { label: { en: 'Words', es: 'Texto' }, required: true, max: 40 }),
  url: described(link, { label: { en: 'Leads to', es: 'Lleva a' }, required: true }),
};

export const navLinkSchema = describedRecord(
  z.object({ ...blokFields('nav-link'), ...linkFields }),
  {
    name: { en: 'Link', es: 'Enlace' },
    help: { en: 'One link of a menu.', es: 'Un enlace de un menú.' },
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
  title: described(words, { label: { en: 'Title', es: 'Título' }, required: true, max: 40 }),
  links: described(links, {
    type: 'bloks',
    label: { en: 'Links', es: 'Enlaces' },
    allowed: ['nav-link'],
  }),
};

export const footerColumnSchema = describedRecord(
  z.object({ ...blokFields('footer-column'), ...columnFields }),
  {
    name: { en: 'Column of the footer', es: 'Columna del pie' },
    help: { en: 'A title with links below it.', es: 'Un título con enlaces debajo.' },
    icon: 'columns',
    group: 'item',
    preview: 'title',
  },
);

export const socialFields = {
  network: described(text, {
    label: { en: 'Name', es: 'Nombre' },
    help: { en: 'As it is read out: “Instagram”.', es: 'Como se lee: “Instagram”.' },
    required: true,
    max: 40,
  }),
  url: described(link, { label: { en: 'Leads to', es: 'Lleva a' }, required: true }),
};

export const socialLinkSchema = describedRecord(
  z.object({ ...blokFields('social-link'), ...socialFields }),
  {
    name: { en: 'Page elsewhere', es: 'Página en otra red' },
    help: { en: 'The shop’s page on another site.', es: 'La página del taller en otro sitio.' },
    icon: 'link',
    group: 'item',
    preview: 'network',
  },
);
