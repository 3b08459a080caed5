import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { publicPage } from '#src/web/page/cache-headers.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/store.page';
import { loadStore } from './load-store.server.ts';
import { StorePage } from './store-page.tsx';

export const handle = siteHandle({ crumbs: ({ t }) => [{ name: t('store') }] });

export function loader(args: Route.LoaderArgs) {
  return loadStore(args.context.get(ctxContext), requestOf(args));
}

export const headers = publicPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function Store({ loaderData }: Route.ComponentProps) {
  return <StorePage store={loaderData} />;
}
