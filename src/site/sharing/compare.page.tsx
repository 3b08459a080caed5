import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { privatePage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/compare.page';
import { CompareBuilds } from './compare-page.tsx';
import { loadComparison } from './load-compare.server.ts';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [{ name: t('build'), href: hrefs.build() }, { name: data.meta.title }],
  boot: 'seen',
});

export function loader(args: Route.LoaderArgs) {
  return loadComparison(args.context.get(ctxContext), requestOf(args));
}

export const headers = privatePage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function BuildCompare({ loaderData }: Route.ComponentProps) {
  return <CompareBuilds comparison={loaderData} />;
}
