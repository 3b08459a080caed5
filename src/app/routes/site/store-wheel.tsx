import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { publicPage } from '#src/app/page-headers.ts';
import type { Route } from './+types/store-wheel';
import { loadStory } from './load-story.server.ts';
import { StoryPage, storyMeta } from './story-page.tsx';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('store/wheels'), href: hrefs.store({ kind: 'wheels' }) },
    { name: data.meta.title },
  ],
});

export function loader(args: Route.LoaderArgs) {
  return loadStory(args, 'templates/store-wheel');
}

export const headers = publicPage;
export const meta = storyMeta;
export default StoryPage;
