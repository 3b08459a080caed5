import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '#src/site/errors/index.ts';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { refuseTooMany } from '#src/web/forms/too-many.server.ts';
import { publicPage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { toNotFound } from '#src/web/page/to-not-found.ts';
import type { Route } from './+types/shared-build.page';
import { nameTruck } from './describe-build.ts';
import { forkShared } from './fork-shared.server.ts';
import { loadSnapshot } from './load-snapshot.server.ts';
import { MissingSnapshot } from './missing-snapshot.tsx';
import { SnapshotPage } from './snapshot-page.tsx';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t, locale }) => [
    { name: t('build'), href: hrefs.build() },
    { name: nameTruck(data.frozen, locale) },
  ],
});

/** The same for everybody: it reads no cookie. */
export async function loader(args: Route.LoaderArgs) {
  try {
    return await loadSnapshot(args.context.get(ctxContext), requestOf(args));
  } catch (error) {
    throw toNotFound(error);
  }
}

/** "Make it yours". */
export async function action({ context, request, params }: Route.ActionArgs) {
  refuseTooMany(context);
  try {
    return await forkShared(context.get(ctxContext), { request, id: params.id });
  } catch (error) {
    throw toNotFound(error);
  }
}

export const headers = publicPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function SharedBuild({ loaderData }: Route.ComponentProps) {
  return <SnapshotPage shared={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <MissingSnapshot /> : <ErrorPage error={error} />;
}
