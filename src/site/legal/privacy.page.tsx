import { siteHandle } from '#src/site/kit/crumbs.ts';
import { loadStory } from '#src/site/pages/load-story.server.ts';
import { StoryPage, storyMeta } from '#src/site/pages/story-page.tsx';
import { EmbedBox } from '#src/site/third-parties/index.ts';
import { publicPage } from '#src/web/page/cache-headers.ts';
import type { Route } from './+types/privacy.page';

export const handle = siteHandle({
  crumbs: ({ t }) => [{ name: t('privacy') }],
});

export function loader(args: Route.LoaderArgs) {
  return loadStory(args, 'privacy');
}

export const headers = publicPage;
export const meta = storyMeta;

/** The only page on which an externally hosted policy may be shown. */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StoryPage loaderData={loaderData} />
      <EmbedBox name="privacy" />
    </>
  );
}
