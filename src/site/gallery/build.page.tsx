import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { refuseTooMany } from '#src/web/forms/too-many.server.ts';
import { privatePage, publicPage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/build.page';
import { BuildPage } from './build-page.tsx';
import { ForkAnswerPage } from './fork-answer.tsx';
import { forkFinished } from './fork-finished.server.ts';
import { buildLinkedData } from './linked-data.ts';
import { finishedBuildAt, loadBuildPage } from './load-build-page.server.ts';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('gallery'), href: hrefs.gallery() },
    { name: data.make.name, href: hrefs.galleryMake({ make: data.make.slug }), isName: true },
    { name: data.title },
  ],
});

export function loader(args: Route.LoaderArgs) {
  return loadBuildPage(args.context.get(ctxContext), requestOf(args));
}

export async function action({ context, request, params }: Route.ActionArgs) {
  refuseTooMany(context);
  const ctx = context.get(ctxContext);
  return forkFinished(ctx, { request, build: await finishedBuildAt(ctx, params) });
}

/** The page is public; the answer to its form belongs to one visitor. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? privatePage() : publicPage();
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [...pageMeta(loaderData.meta), { 'script:ld+json': buildLinkedData(loaderData) }];
}

export default function GalleryBuild({ loaderData, actionData }: Route.ComponentProps) {
  const { make, slug } = loaderData;
  if (!actionData) return <BuildPage build={loaderData} />;
  return <ForkAnswerPage answer={actionData} place={{ make: make.slug, slug }} />;
}
