import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { refuseTooMany } from '#src/web/forms/too-many.server.ts';
import { privatePage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import type { Route } from './+types/share.page';
import { ownPageMeta } from './own-page-meta.server.ts';
import { readShareState, shareCurrent } from './share-current.server.ts';
import { SharePage } from './share-page.tsx';

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
