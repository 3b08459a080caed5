/**
 * `@storyblok/react` and `@storyblok/richtext`, unmodified, render a story of the service on a server. Arguments:
 * `{endpoint, token, slug, version}`. Prints the result.
 */
import {
  apiPlugin,
  getStoryblokApi,
  type ISbStoryData,
  type SbBlokData,
  StoryblokComponent,
  StoryblokRichText,
  storyblokEditable,
  storyblokInit,
  useStoryblokState,
} from '@storyblok/react';
import { renderRichText, type SbRichTextInput } from '@storyblok/richtext';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const { endpoint, token, slug, version } = JSON.parse(process.argv[2] ?? '{}');
type Props = { blok: SbBlokData & Record<string, unknown> };

storyblokInit({
  accessToken: token,
  apiOptions: { endpoint },
  use: [apiPlugin],
  components: { page: Page, feature: Feature },
});
const { data } = await getStoryblokApi().getStory(slug, { version });
const doc = data.story.content.text as SbRichTextInput;
const optimizeImage = { width: 50, height: 25, filters: { quality: 80, format: 'webp' } } as const;
const made = {
  page: renderToStaticMarkup(createElement(Site, { story: data.story })),
  richText: renderRichText(doc, { optimizeImage }),
};
process.stdout.write(`\n${JSON.stringify(made)}`);

function Site({ story }: { story: ISbStoryData }): ReactNode {
  const shown = useStoryblokState(story);
  return shown && createElement(StoryblokComponent, { blok: shown.content });
}

function Page({ blok }: Props): ReactNode {
  const body = blok.body as SbBlokData[];
  return createElement(
    'main',
    editable(blok),
    ...body.map((inner) => createElement(StoryblokComponent, { blok: inner, key: inner._uid })),
    createElement(StoryblokRichText, { document: doc, key: 'text' } as never),
  );
}

function Feature({ blok }: Props): ReactNode {
  return createElement('h2', editable(blok), String(blok.title));
}

function editable(blok: SbBlokData): Record<string, string | undefined> {
  return storyblokEditable(blok);
}
