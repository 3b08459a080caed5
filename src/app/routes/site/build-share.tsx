import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { pageMeta } from '#src/app/components/site/page-meta.ts';
import { refuseTooMany } from '#src/app/forms/too-many.server.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { localeOf } from '#src/app/locale-of.ts';
import { privatePage } from '#src/app/page-headers.ts';
import { ownPageMeta } from '#src/app/snapshots/own-page-meta.server.ts';
import { readShareState, shareCurrent } from '#src/app/snapshots/share-current.server.ts';
import { SharePage } from '#src/app/snapshots/share-page.tsx';
import type { Route } from './+types/build-share';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [{ name: t('build'), href: hrefs.build() }, { name: data.meta.title }],
});

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const state = await readShareState(ctx, { request, locale: localeOf(url.pathname) });
  return { state, meta: await ownPageMeta(ctx, { url, title: 'shareTitle' }) };
}

export function action({ context, request }: Route.ActionArgs) {
  refuseTooMany(context);
  return shareCurrent(context.get(ctxContext), request);
}

export const headers = privatePage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function BuildShare({ loaderData, actionData }: Route.ComponentProps) {
  return <SharePage state={actionData ?? loaderData.state} />;
}
