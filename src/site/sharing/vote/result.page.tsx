import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '#src/site/errors/index.ts';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { refuseTooMany } from '#src/web/forms/too-many.server.ts';
import { secretPage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { toNotFound } from '#src/web/page/to-not-found.ts';
import type { Route } from './+types/result.page';
import { closeVote } from './cast-vote.server.ts';
import { loadResult } from './load-vote.server.ts';
import { MissingVote } from './missing-vote.tsx';
import { ResultPage } from './result-page.tsx';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [{ name: t('build'), href: hrefs.build() }, { name: data.meta.title }],
  // The device remembers the page, and the count follows, without a touch.
  boot: 'seen',
});

export async function loader({ context, url, params }: Route.LoaderArgs) {
  try {
    const locale = localeOf(url.pathname);
    return await loadResult(context.get(ctxContext), { key: params.key, url, locale });
  } catch (error) {
    throw toNotFound(error);
  }
}

/** "Close the vote". */
export async function action({ context, params }: Route.ActionArgs) {
  refuseTooMany(context);
  try {
    return await closeVote(context.get(ctxContext), params.key);
  } catch (error) {
    throw toNotFound(error);
  }
}

export const headers = secretPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function VoteResult({ loaderData, params }: Route.ComponentProps) {
  return <ResultPage result={loaderData} voteKey={params.key} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <MissingVote /> : <ErrorPage error={error} />;
}
