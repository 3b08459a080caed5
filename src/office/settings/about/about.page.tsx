import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/about.page';
import { KeptData } from './kept-data.tsx';
import aboutStrings from './words.json' with { type: 'json' };

/** Of the package that was built, "0.1.0". */
const version: string = import.meta.env.VITE_PRODUCT_VERSION ?? '0';

export async function loader({ context }: Route.LoaderArgs) {
  const { retention } = await getShopSettings(context.get(ctxContext));
  return { retention };
}

/** What makes this site and what it keeps: the only page that names the product. */
export default function AboutPage({ loaderData: { retention } }: Route.ComponentProps) {
  const t = useStrings(aboutStrings);
  return (
    <>
      <PageHead title={t('title')} lead={t('made', { product: 'Ironwood', version })} />
      <Panel title={t('data')} help={t('data.help')}>
        <KeptData retention={retention} />
      </Panel>
      <Panel title={t('help')}>
        <ul>
          <li>{t('help.run', { file: 'docs/operations.md' })}</li>
          <li>{t('help.fit', { file: 'docs/fitment.md', other: 'docs/price.md' })}</li>
          <li>
            {t('help.api')} <a href={hrefs.apiDocs()}>{hrefs.apiDocs()}</a>
          </li>
        </ul>
      </Panel>
      <Panel title={t('licenses')}>
        <ul>
          <li>{t('licenses.code', { license: 'MIT' })}</li>
          <li>{t('licenses.fonts', { license: 'SIL Open Font License 1.1' })}</li>
          <li>{t('licenses.icons', { icons: 'Lucide', license: 'ISC' })}</li>
        </ul>
      </Panel>
    </>
  );
}
