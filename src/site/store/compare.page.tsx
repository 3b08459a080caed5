import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { publicPage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/compare.page';
import { ComparePage } from './compare-page.tsx';
import { loadCompare } from './load-compare.server.ts';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('store'), href: hrefs.storeHome() },
    { name: data.meta.title },
  ],
});

export function loader(args: Route.LoaderArgs) {
  return loadCompare(args.context.get(ctxContext), requestOf(args));
}

export const headers = publicPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function StoreCompare({ loaderData }: Route.ComponentProps) {
  return <ComparePage comparison={loaderData} />;
}
