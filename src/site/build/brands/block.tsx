import { Link } from 'react-router';
import siteStrings from '#src/site/kit/words.json' with { type: 'json' };
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { BuildBrandsData } from './load.server.ts';
import type { BuildBrandsBlok } from './schema.ts';

/** The makers whose parts we fit, as text; each links to our products by them. */
export function BuildBrands({ data }: BlokProps<BuildBrandsBlok, BuildBrandsData>) {
  const t = useStrings(siteStrings);
  if (data.brands.length === 0) return null;
  return (
    <section className="brands" aria-labelledby="brands-title">
      <div className="page-width">
        <h2 id="brands-title" className="label">
          {t('brands.title')}
        </h2>
        <ul>
          {data.brands.map(({ name, slug, kind }) => (
            <li key={slug}>
              <Link to={hrefs.storeBrand({ slug })}>
                <b translate="no">{name}</b>
                {kind !== null && <small>{t(`brands.${kind}`)}</small>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
