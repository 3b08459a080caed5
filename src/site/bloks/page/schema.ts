import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks, choice, paragraph, words } from '#src/site/stories/fields.ts';

export const pageSchema = describedBlok(
  z.object({
    ...blokFields('page'),
    body: described(bloks, { label: { en: 'Parts of the page', es: 'Partes de la página' } }),
    seo_title: described(words, {
      label: { en: 'Title in search results', es: 'Título en los buscadores' },
      help: {
        en: 'Also the name of the browser’s tab. About 60 characters.',
        es: 'También el nombre de la pestaña. Unas 60 letras.',
      },
      required: true,
      max: 70,
      group: 'search',
    }),
    seo_description: described(paragraph, {
      label: { en: 'Text in search results', es: 'Texto en los buscadores' },
      help: {
        en: 'One or two sentences: what people find here. About 160 characters.',
        es: 'Una o dos frases: qué se encuentra aquí. Unas 160 letras.',
      },
      max: 200,
      group: 'search',
    }),
    robots: described(choice(['', 'noindex'], ''), {
      label: { en: 'Search engines', es: 'Buscadores' },
      options: {
        '': { en: 'May show this page', es: 'Pueden mostrar la página' },
        noindex: { en: 'Leave it out', es: 'No la muestran' },
      },
      group: 'search',
    }),
  }),
  {
    name: { en: 'Page', es: 'Página' },
    help: { en: 'A page of the site.', es: 'Una página del sitio.' },
    icon: 'page',
    group: 'root',
  },
);

export type PageBlok = z.infer<typeof pageSchema>;
