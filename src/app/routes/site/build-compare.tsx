import { requestOf } from '#src/app/blocks/page-request.ts';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { pageMeta } from '#src/app/components/site/page-meta.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { privatePage } from '#src/app/page-headers.ts';
import { CompareBuilds } from '#src/app/snapshots/compare-page.tsx';
import { loadComparison } from '#src/app/snapshots/load-compare.server.ts';
import type { Route } from './+types/build-compare';

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
