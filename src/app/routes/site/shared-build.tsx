import { isRouteErrorResponse } from 'react-router';
import { asMissing } from '#src/app/as-missing.ts';
import { requestOf } from '#src/app/blocks/page-request.ts';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { ErrorPage } from '#src/app/components/site/error-page.tsx';
import { pageMeta } from '#src/app/components/site/page-meta.ts';
import { refuseTooMany } from '#src/app/forms/too-many.server.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { publicPage } from '#src/app/page-headers.ts';
import { nameOf } from '#src/app/snapshots/describe-build.ts';
import { forkShared } from '#src/app/snapshots/fork-shared.server.ts';
import { loadSnapshot } from '#src/app/snapshots/load-snapshot.server.ts';
import { MissingSnapshot } from '#src/app/snapshots/missing-snapshot.tsx';
import { SnapshotPage } from '#src/app/snapshots/snapshot-page.tsx';
import type { Route } from './+types/shared-build';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t, locale }) => [
    { name: t('build'), href: hrefs.build() },
    { name: nameOf(data.frozen, locale) },
  ],
});

/** The same for everybody: it reads no cookie. */
export async function loader(args: Route.LoaderArgs) {
  try {
    return await loadSnapshot(args.context.get(ctxContext), requestOf(args));
  } catch (error) {
    throw asMissing(error);
  }
}

/** "Make it yours". */
export async function action({ context, request, params }: Route.ActionArgs) {
  refuseTooMany(context);
  try {
    return await forkShared(context.get(ctxContext), { request, id: params.id });
  } catch (error) {
    throw asMissing(error);
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
