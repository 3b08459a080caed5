import { siteHandle } from '#src/site/kit/crumbs.ts';
import { StoryPage } from '#src/site/pages/story-page.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { publicPage } from '#src/web/page/page-headers.ts';
import type { Route } from './+types/wheel.page';
import { loadProduct } from './product/load-product.server.ts';
import { productMeta } from './product/product-meta.ts';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('store'), href: hrefs.storeHome() },
    { name: t('store/wheels'), href: hrefs.store({ kind: 'wheels' }) },
    { name: data.meta.title },
  ],
});

export function loader(args: Route.LoaderArgs) {
  return loadProduct(args);
}

export const headers = publicPage;
export const meta = productMeta;
export default StoryPage;
