import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { publicPage } from '#src/app/page-headers.ts';
import type { Route } from './+types/store-lift-kit';
import { loadProduct } from './load-product.server.ts';
import { productMeta } from './product-meta.ts';
import { StoryPage } from './story-page.tsx';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('store'), href: hrefs.storeHome() },
    { name: t('store/lift-kits'), href: hrefs.store({ kind: 'lift-kits' }) },
    { name: data.meta.title },
  ],
});

export function loader(args: Route.LoaderArgs) {
  return loadProduct(args);
}

export const headers = publicPage;
export const meta = productMeta;
export default StoryPage;
