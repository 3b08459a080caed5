import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { publicPage } from '#src/app/page-headers.ts';
import { EmbedBox } from '#src/app/third-parties/embed-box.tsx';
import type { Route } from './+types/privacy';
import { loadStory } from './load-story.server.ts';
import { StoryPage, storyMeta } from './story-page.tsx';

export const handle = siteHandle({
  crumbs: ({ t }) => [{ name: t('privacy') }],
});

export function loader(args: Route.LoaderArgs) {
  return loadStory(args, 'privacy');
}

export const headers = publicPage;
export const meta = storyMeta;

/** The one page on which a policy that is kept elsewhere may be shown. */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StoryPage loaderData={loaderData} />
      <EmbedBox name="privacy" />
    </>
  );
}
