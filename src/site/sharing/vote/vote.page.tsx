import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '#src/site/errors/index.ts';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { refuseTooMany } from '#src/web/forms/too-many.server.ts';
import { privatePage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { toNotFound } from '#src/web/page/to-not-found.ts';
import type { Route } from './+types/vote.page';
import { castVote } from './cast-vote.server.ts';
import { loadVote } from './load-vote.server.ts';
import { MissingVote } from './missing-vote.tsx';
import { VotePage } from './vote-page.tsx';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [{ name: t('build'), href: hrefs.build() }, { name: data.meta.title }],
});

export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  try {
    const locale = localeOf(url.pathname);
    return await loadVote(context.get(ctxContext), { id: params.id, request, url, locale });
  } catch (error) {
    throw toNotFound(error);
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  refuseTooMany(context);
  try {
    return await castVote(context.get(ctxContext), { id: params.id, request });
  } catch (error) {
    throw toNotFound(error);
  }
}

export const headers = privatePage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function Vote({ loaderData, actionData }: Route.ComponentProps) {
  return <VotePage vote={loaderData} problem={actionData?.problem ?? null} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <MissingVote /> : <ErrorPage error={error} />;
}
