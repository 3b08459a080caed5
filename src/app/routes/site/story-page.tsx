import type { MetaDescriptor } from 'react-router';
import type { StoryPage as Page } from '#src/app/blocks/load-page.server.ts';
import { StoryBody } from '#src/app/blocks/story-body.tsx';
import { pageMeta } from '#src/app/components/site/page-meta.ts';
import { useLivePage } from '#src/app/preview/draft-page.ts';

/** `meta` of the routes of story pages. */
export function storyMeta({ loaderData }: { loaderData?: Page | undefined }): MetaDescriptor[] {
  return pageMeta(loaderData?.meta);
}

/** The page of the routes of story pages: its bloks, in order. */
export function StoryPage({ loaderData }: { loaderData: Page }) {
  const { body, data } = useLivePage(loaderData);
  return <StoryBody body={body} data={data} />;
}
