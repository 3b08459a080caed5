import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { publicPage } from '#src/app/page-headers.ts';
import type { Route } from './+types/store-lift-kits';
import { loadStory } from './load-story.server.ts';
import { StoryPage, storyMeta } from './story-page.tsx';

export const handle = siteHandle({
  crumbs: ({ t }) => [
    { name: t('store'), href: hrefs.storeHome() },
    { name: t('store/lift-kits') },
  ],
});

export function loader(args: Route.LoaderArgs) {
  return loadStory(args, 'store/lift-kits');
}

export const headers = publicPage;
export const meta = storyMeta;
export default StoryPage;
