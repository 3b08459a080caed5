import { recordFolders } from '#src/domain/content/index.ts';
import type { Translated } from '#src/lib/translated.ts';
import { describeComponents } from '#src/site/bloks/describe-components.ts';
import { newBlok } from '#src/site/bloks/empty-blok.ts';
import type { Blok } from '#src/site/stories/blok-props.ts';
import texts from './story-templates-words.json' with { type: 'json' };

/** The initial content of a new page. */
export type StoryTemplate = {
  key: string;
  label: Translated;
  help: Translated;
  /** Full slug of the folder for such stories, if there is one. */
  folder?: string;
  /** `name` is the story's; `newUid` generates an id for each blok. */
  content: (name: string, newUid: () => string) => Blok;
};

/** In display order; the first is preselected. */
export const storyTemplates: readonly StoryTemplate[] = [
  {
    key: 'page',
    label: texts['page.label'],
    help: texts['page.help'],
    content: page(['Hero', 'Prose']),
  },
  {
    key: 'landing-page',
    label: texts['landing-page.label'],
    help: texts['landing-page.help'],
    content: page(['hero', 'section-heading', 'feature-grid', 'call-to-action']),
  },
  {
    key: 'service-page',
    label: texts['service-page.label'],
    help: texts['service-page.help'],
    folder: 'services',
    content: page(['hero', 'feature-grid', 'service-cards', 'faq', 'call-to-action']),
  },
  {
    key: 'text-page',
    label: texts['text-page.label'],
    help: texts['text-page.help'],
    content: page(['rich-text-page']),
  },
  {
    key: 'team-member',
    label: texts['team-member.label'],
    help: texts['team-member.help'],
    folder: recordFolders['team-member'],
    content: record('team-member'),
  },
  {
    key: 'service',
    label: texts['service.label'],
    help: texts['service.help'],
    folder: recordFolders.service,
    content: record('service'),
  },
  {
    key: 'brand',
    label: texts['brand.label'],
    help: texts['brand.help'],
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
