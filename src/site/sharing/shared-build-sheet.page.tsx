import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { publicPage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { toNotFound } from '#src/web/page/to-not-found.ts';
import type { Route } from './+types/shared-build-sheet.page';
import { nameTruck } from './describe-build.ts';
import { loadSnapshot } from './load-snapshot.server.ts';
import { PrintSheet } from './print-sheet.tsx';
import { qrCode } from './qr-code.server.ts';
import { ErrorBoundary } from './shared-build.page.tsx';

export { ErrorBoundary };

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t, locale }) => [
    { name: t('build'), href: hrefs.build() },
    {
      name: nameTruck(data.shared.frozen, locale),
      href: hrefs.sharedBuild({ id: data.shared.id }),
    },
  ],
});

export async function loader(args: Route.LoaderArgs) {
  try {
    const shared = await loadSnapshot(args.context.get(ctxContext), requestOf(args));
    return { shared, qr: qrCode(shared.link) };
  } catch (error) {
    throw toNotFound(error);
  }
}

export const headers = publicPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.shared.meta);
}

export default function SharedBuildSheet({ loaderData }: Route.ComponentProps) {
  return <PrintSheet {...loaderData} />;
}
