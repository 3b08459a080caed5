import { requestOf } from '#src/app/blocks/page-request.ts';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { pageMeta } from '#src/app/components/site/page-meta.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { publicPage } from '#src/app/page-headers.ts';
import { BrandPage } from '#src/app/store/brand-page.tsx';
import { loadBrand } from '#src/app/store/load-brand.server.ts';
import type { Route } from './+types/store-brand';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [{ name: t('store'), href: hrefs.storeHome() }, { name: data.name }],
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
