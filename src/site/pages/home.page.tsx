import { siteHandle } from '#src/site/kit/crumbs.ts';
import { publicPage } from '#src/web/page/cache-headers.ts';
import type { Route } from './+types/home.page';
import { loadStory } from './load-story.server.ts';
import { StoryPage, storyMeta } from './story-page.tsx';

export const handle = siteHandle({
  crumbs: () => [],
});

export function loader(args: Route.LoaderArgs) {
  return loadStory(args, 'home');
}

export const headers = publicPage;
export const meta = storyMeta;
export default StoryPage;
