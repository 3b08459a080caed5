import { siteHandle } from '#src/site/kit/crumbs.ts';
import { loadStory } from '#src/site/pages/load-story.server.ts';
import { StoryPage, storyMeta } from '#src/site/pages/story-page.tsx';
import { publicPage } from '#src/web/page/cache-headers.ts';
import type { Route } from './+types/gallery.page';

export const handle = siteHandle({
  crumbs: ({ t }) => [{ name: t('gallery') }],
});

export function loader(args: Route.LoaderArgs) {
  return loadStory(args, 'gallery');
}

export const headers = publicPage;
export const meta = storyMeta;
export default StoryPage;
