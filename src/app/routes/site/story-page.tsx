import type { MetaDescriptor } from 'react-router';
import { loadStoryPage, type StoryPage as Page } from '#src/app/blocks/load-page.server.ts';
import { requestOf } from '#src/app/blocks/page-request.ts';
import { StoryBody } from '#src/app/blocks/story-body.tsx';
import { pageMeta } from '#src/app/components/site/page-meta.ts';
import { ctxContext } from '#src/app/load-context.ts';
import type { Ctx } from '#src/domain/context.ts';

type LoaderArgs = {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  context: { get(key: typeof ctxContext): Ctx };
};

/** What the routes of story pages have in common: `loader`, `meta` and the page itself. */
export function loadStory({ context, request, params }: LoaderArgs, slug: string): Promise<Page> {
  return loadStoryPage({
    ctx: context.get(ctxContext),
    slug,
    page: requestOf({ request, params }),
  });
}

export function storyMeta({ loaderData }: { loaderData?: Page | undefined }): MetaDescriptor[] {
  return pageMeta(loaderData?.meta);
}

export function StoryPage({ loaderData }: { loaderData: Page }) {
  return <StoryBody body={loaderData.body} data={loaderData.data} />;
}
