import { requestOf } from '#src/app/blocks/page-request.ts';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { pageMeta } from '#src/app/components/site/page-meta.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { publicPage } from '#src/app/page-headers.ts';
import { loadStore } from '#src/app/store/load-store.server.ts';
import { StorePage } from '#src/app/store/store-page.tsx';
import type { Route } from './+types/store';

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
