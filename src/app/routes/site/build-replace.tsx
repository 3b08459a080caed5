import { redirect } from 'react-router';
import { asMissing } from '#src/app/as-missing.ts';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { pageMeta } from '#src/app/components/site/page-meta.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { localeOf } from '#src/app/locale-of.ts';
import { privatePage } from '#src/app/page-headers.ts';
import { loadReplace } from '#src/app/snapshots/load-replace.server.ts';
import { ownPageMeta } from '#src/app/snapshots/own-page-meta.server.ts';
import { ReplacePage } from '#src/app/snapshots/replace-page.tsx';
import type { Route } from './+types/build-replace';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [{ name: t('build'), href: hrefs.build() }, { name: data.meta.title }],
});

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const id = url.searchParams.get('with') ?? '';
  const locale = localeOf(url.pathname);
  const question = await loadReplace(ctx, { request, id, locale }).catch((error: unknown) => {
    throw asMissing(error);
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
