import type { MetaDescriptor } from 'react-router';
import type { StoryPage as Page } from '#src/app/blocks/load-page.server.ts';
import { StoryBody } from '#src/app/blocks/story-body.tsx';
import { pageMeta } from '#src/app/components/site/page-meta.ts';

/** `meta` of the routes of story pages. */
export function storyMeta({ loaderData }: { loaderData?: Page | undefined }): MetaDescriptor[] {
  return pageMeta(loaderData?.meta);
}

/** The page of the routes of story pages: its bloks, in order. */
export function StoryPage({ loaderData }: { loaderData: Page }) {
  return <StoryBody body={loaderData.body} data={loaderData.data} />;
}
