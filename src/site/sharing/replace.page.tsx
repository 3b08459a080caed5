import { redirect } from 'react-router';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { privatePage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { toNotFound } from '#src/web/page/to-not-found.ts';
import type { Route } from './+types/replace.page';
import { loadReplace } from './load-replace.server.ts';
import { ownPageMeta } from './own-page-meta.server.ts';
import { ReplacePage } from './replace-page.tsx';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [{ name: t('build'), href: hrefs.build() }, { name: data.meta.title }],
});

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const id = url.searchParams.get('with') ?? '';
  const locale = localeOf(url.pathname);
  const question = await loadReplace(ctx, { request, id, locale }).catch((error: unknown) => {
    throw toNotFound(error);
  });
  if (!question) throw redirect(hrefs.sharedBuild({ id }));
  return { question, meta: await ownPageMeta(ctx, { url, title: 'replaceTitle' }) };
}

export const headers = privatePage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function BuildReplace({ loaderData }: Route.ComponentProps) {
  return <ReplacePage question={loaderData.question} />;
}
