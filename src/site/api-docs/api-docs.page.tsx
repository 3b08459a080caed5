import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { describeInLanguages } from '#src/lib/describe-in-languages.ts';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { pictureLookOf } from '#src/site/kit/page-picture.ts';
import { publicPage } from '#src/web/page/cache-headers.ts';
import { apiDocumentContext, ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/api-docs.page';
import { ApiPage } from './api-page.tsx';
import { viewApi } from './api-view.server.ts';
import { FirstSteps } from './first-steps.tsx';

export const handle = siteHandle({ isDefaultOnly: true, crumbs: () => [{ name: 'API' }] });

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = await getShopSettings(context.get(ctxContext));
  const meta = {
    title: 'Builds over HTTP',
    siteName: shop.name,
    pictureLook: pictureLookOf(shop),
    description: 'The calls of the build, for programs: addresses, fields, answers and errors.',
    canonical: new URL(url.pathname, url.origin).href,
    isDefaultOnly: true,
  };
  const document = describeInLanguages(context.get(apiDocumentContext), shop.languages.on);
  return { meta, view: viewApi(document, 'Builds') };
}

export const headers = publicPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  return (
    <ApiPage
      view={loaderData.view}
      title="Builds over HTTP"
      lead="The calls that the build of this site makes, for whoever wants to make them too: start a build, save it, send it to the shop, share it."
    >
      <FirstSteps version={loaderData.view.version} />
    </ApiPage>
  );
}
