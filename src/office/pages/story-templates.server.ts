import { recordFolders } from '#src/domain/content/index.ts';
import type { Bilingual } from '#src/lib/bilingual.ts';
import { describeComponents } from '#src/site/bloks/describe-components.ts';
import { newBlok } from '#src/site/bloks/empty-blok.ts';
import type { Blok } from '#src/site/stories/blok-props.ts';

/** The initial content of a new page. */
export type StoryTemplate = {
  key: string;
  label: Bilingual;
  help: Bilingual;
  /** Full slug of the folder for such stories, if there is one. */
  folder?: string;
  /** `name` is the story's; `newUid` generates an id for each blok. */
  content: (name: string, newUid: () => string) => Blok;
};

/** In display order; the first is preselected. */
export const storyTemplates: readonly StoryTemplate[] = [
  {
    key: 'page',
    label: { en: 'Page', es: 'Página' },
    help: { en: 'A title and text.', es: 'Un título y texto.' },
    content: page(['Hero', 'Prose']),
  },
  {
    key: 'landing-page',
    label: { en: 'Landing page', es: 'Página de campaña' },
    help: {
      en: 'A picture, reasons, a call to action.',
      es: 'Una foto, razones y un llamado a la acción.',
    },
    content: page(['hero', 'section-heading', 'feature-grid', 'call-to-action']),
  },
  {
    key: 'service-page',
    label: { en: 'Service page', es: 'Página de servicio' },
    help: {
      en: 'What the shop does, prices, questions.',
      es: 'Lo que hace el taller, precios y preguntas.',
    },
    folder: 'services',
    content: page(['hero', 'feature-grid', 'service-cards', 'faq', 'call-to-action']),
  },
  {
    key: 'text-page',
    label: { en: 'Page to read', es: 'Página para leer' },
    help: { en: 'Long text, such as terms.', es: 'Texto largo, como los términos.' },
    content: page(['rich-text-page']),
  },
  {
    key: 'team-member',
    label: { en: 'Team member', es: 'Persona del equipo' },
    help: { en: 'Shown on Meet the Team.', es: 'Aparece en Conoce al equipo.' },
    folder: recordFolders['team-member'],
    content: record('team-member'),
  },
  {
    key: 'service',
    label: { en: 'Service with price', es: 'Servicio con precio' },
    help: {
      en: 'Time and price, for lists and booking.',
      es: 'Tiempo y precio, para listas y citas.',
    },
    folder: recordFolders.service,
    content: record('service'),
  },
  {
    key: 'brand',
    label: { en: 'Brand', es: 'Marca' },
    help: { en: 'A maker and its lines.', es: 'Un fabricante y sus líneas.' },
    folder: recordFolders.brand,
    content: record('brand'),
  },
];

/** A page with these parts; the first one with a title gets the page's name. */
function page(parts: readonly string[]): StoryTemplate['content'] {
  return (name, newUid) => {
    const bloks = parts.map((component) => emptyBlok(component, newUid));
    const first = bloks.findIndex((blok) => 'title' in blok);
    const body = bloks.map((blok, index) => (index === first ? { ...blok, title: name } : blok));
    return { ...emptyBlok('page', newUid), seo_title: name, body };
  };
}

function record(component: string): StoryTemplate['content'] {
  return (name, newUid) => ({ ...emptyBlok(component, newUid), name });
}

function emptyBlok(component: string, newUid: () => string): Blok {
  const description = describeComponents().find((known) => known.component === component);
  if (!description) throw new Error(`There is no component ${component}`);
  return newBlok(description, newUid);
}
