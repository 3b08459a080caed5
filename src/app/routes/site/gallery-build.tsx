import { requestOf } from '#src/app/blocks/page-request.ts';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { pageMeta } from '#src/app/components/site/page-meta.ts';
import { refuseTooMany } from '#src/app/forms/too-many.server.ts';
import { BuildPage } from '#src/app/gallery/build-page.tsx';
import { ForkAnswerPage } from '#src/app/gallery/fork-answer.tsx';
import { forkFinished } from '#src/app/gallery/fork-finished.server.ts';
import { buildLinkedData } from '#src/app/gallery/linked-data.ts';
import { finishedBuildAt, loadBuildPage } from '#src/app/gallery/load-build-page.server.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { privatePage, publicPage } from '#src/app/page-headers.ts';
import type { Route } from './+types/gallery-build';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('gallery'), href: hrefs.gallery() },
    { name: data.make.name, href: hrefs.galleryMake({ make: data.make.slug }) },
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

/** The page is everybody's; the answer to its form is one visitor's. */
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
