import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { describeInLanguages } from '#src/lib/describe-in-languages.ts';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { pictureLookOf } from '#src/site/kit/page-picture.ts';
import { publicPage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { apiDocumentContext, ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/catalog-docs.page';
import { ApiPage } from './api-page.tsx';
import { viewApi } from './api-view.server.ts';
import { KeySteps } from './key-steps.tsx';

export const handle = siteHandle({
  isDefaultOnly: true,
  crumbs: () => [{ name: 'API', href: hrefs.apiDocs() }, { name: 'Catalog' }],
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = await getShopSettings(context.get(ctxContext));
  const meta = {
    title: 'The catalog over HTTP',
    siteName: shop.name,
    pictureLook: pictureLookOf(shop),
    description:
      'Read and change the shop’s catalog from a program: addresses, fields, answers and errors.',
    canonical: new URL(url.pathname, url.origin).href,
    isDefaultOnly: true,
  };
  const document = describeInLanguages(context.get(apiDocumentContext), shop.languages.on);
  return { meta, view: viewApi(document, 'Catalog') };
}

export const headers = publicPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData?.meta);
}

export default function CatalogDocs({ loaderData }: Route.ComponentProps) {
  return (
    <ApiPage
      view={loaderData.view}
      title="The catalog over HTTP"
      lead="For programs of the shop, such as a stock system or a price robot: read wheels, tires, lift kits and vehicles, and change them as the office does."
    >
      <KeySteps version={loaderData.view.version} />
    </ApiPage>
  );
}
