import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import type { StoryPage as Page } from '#src/site/stories/load-page.server.ts';
import { StoryBody } from '#src/site/stories/story-body.tsx';
import { useLivePage } from '#src/web/preview/draft-page.ts';

/** `meta` of the routes of story pages. */
export function storyMeta({ loaderData }: { loaderData?: Page | undefined }): MetaDescriptor[] {
  return pageMeta(loaderData?.meta);
}

/** The page of the routes of story pages: its bloks, in order. */
export function StoryPage({ loaderData }: { loaderData: Page }) {
  const { body, data } = useLivePage(loaderData);
  return <StoryBody body={body} data={data} />;
}
