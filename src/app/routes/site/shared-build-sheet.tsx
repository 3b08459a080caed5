import { asMissing } from '#src/app/as-missing.ts';
import { requestOf } from '#src/app/blocks/page-request.ts';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { pageMeta } from '#src/app/components/site/page-meta.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { publicPage } from '#src/app/page-headers.ts';
import { nameOf } from '#src/app/snapshots/describe-build.ts';
import { loadSnapshot } from '#src/app/snapshots/load-snapshot.server.ts';
import { PrintSheet } from '#src/app/snapshots/print-sheet.tsx';
import { qrCode } from '#src/app/snapshots/qr-code.server.ts';
import type { Route } from './+types/shared-build-sheet';
import { ErrorBoundary } from './shared-build.tsx';

export { ErrorBoundary };

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t, locale }) => [
    { name: t('build'), href: hrefs.build() },
    { name: nameOf(data.shared.frozen, locale), href: hrefs.sharedBuild({ id: data.shared.id }) },
  ],
});

export async function loader(args: Route.LoaderArgs) {
  try {
    const shared = await loadSnapshot(args.context.get(ctxContext), requestOf(args));
    return { shared, qr: qrCode(shared.link) };
  } catch (error) {
    throw asMissing(error);
  }
}

export const headers = publicPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.shared.meta);
}

export default function SharedBuildSheet({ loaderData }: Route.ComponentProps) {
  return <PrintSheet {...loaderData} />;
}
