import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { useLivePage } from '#src/site/stories/draft-page.ts';
import type { StoryPage as Page } from '#src/site/stories/story-page.ts';
import { StoryBody } from './story-body.tsx';

/** `meta` of the routes of story pages. */
export function storyMeta({ loaderData }: { loaderData?: Page | undefined }): MetaDescriptor[] {
  return pageMeta(loaderData?.meta);
}

/** The page of the routes of story pages: its bloks, in order. */
export function StoryPage({ loaderData }: { loaderData: Page }) {
  const { body, data } = useLivePage(loaderData);
  return <StoryBody body={body} data={data} />;
}
