import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { publicPage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/brand.page';
import { BrandPage } from './brand-page.tsx';
import { loadBrand } from './load-brand.server.ts';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('store'), href: hrefs.storeHome() },
    { name: data.name, isName: true },
  ],
});

export function loader(args: Route.LoaderArgs) {
  return loadBrand(args.context.get(ctxContext), requestOf(args));
}

export const headers = publicPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function StoreBrand({ loaderData }: Route.ComponentProps) {
  return <BrandPage brand={loaderData} />;
}
