import { siteHandle } from '#src/site/kit/crumbs.ts';
import { loadStory } from '#src/site/pages/load-story.server.ts';
import { StoryPage } from '#src/site/pages/story-page.tsx';
import { publicPage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import type { Route } from './+types/lift-kit.page';
import { productMeta } from './product/product-meta.ts';
import { withOwnDescription } from './product/with-own-description.ts';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('store'), href: hrefs.storeHome() },
    { name: t('store/lift-kits'), href: hrefs.store({ kind: 'lift-kits' }) },
    { name: data.meta.title },
  ],
});

export async function loader(args: Route.LoaderArgs) {
  return withOwnDescription(await loadStory(args, 'templates/store-wheel'));
}

export const headers = publicPage;
export const meta = productMeta;
export default StoryPage;
