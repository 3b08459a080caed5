import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { privatePage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/mine.page';
import { loadMine } from './mine/load-mine.server.ts';
import { MinePage } from './mine/mine-page.tsx';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data: { make, slug, title, meta }, t }) => [
    { name: t('gallery'), href: hrefs.gallery() },
    { name: make.name, href: hrefs.galleryMake({ make: make.slug }), isName: true },
    { name: title, href: hrefs.galleryBuild({ make: make.slug, slug }) },
    { name: meta.title },
  ],
});

export function loader(args: Route.LoaderArgs) {
  return loadMine(args.context.get(ctxContext), requestOf(args));
}

export const headers = privatePage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function GalleryBuildOnMine({ loaderData }: Route.ComponentProps) {
  return <MinePage data={loaderData} />;
}
