import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { publicPage } from '#src/app/page-headers.ts';
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
export default StoryPage;
