import { ApiPage } from '#src/app/api-docs/api-page.tsx';
import { viewApi } from '#src/app/api-docs/api-view.server.ts';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { pageMeta } from '#src/app/components/site/page-meta.ts';
import { apiDocumentContext, ctxContext } from '#src/app/load-context.ts';
import { publicPage } from '#src/app/page-headers.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { Route } from './+types/api-docs';

export const handle = siteHandle({ isDefaultOnly: true, crumbs: () => [{ name: 'API' }] });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { name: siteName } = await getShopSettings(context.get(ctxContext));
  const meta = {
    title: 'Builds over HTTP',
    siteName,
    description: 'The calls of the build, for programs: addresses, fields, answers and errors.',
    canonical: new URL(url.pathname, url.origin).href,
    isDefaultOnly: true,
  };
  return { meta, view: viewApi(context.get(apiDocumentContext)) };
}

export const headers = publicPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  return <ApiPage view={loaderData.view} />;
}
