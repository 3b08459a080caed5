import siteStrings from '#src/app/strings/site.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { BlokProps } from '../blok-props.ts';
import type { BuildBrandsData } from './load.server.ts';
import type { BuildBrandsBlok } from './schema.ts';

/** The makers whose parts we fit, set in type. */
export function BuildBrands({ data }: BlokProps<BuildBrandsBlok, BuildBrandsData>) {
  const t = useStrings(siteStrings);
  if (data.brands.length === 0) return null;
  return (
    <section className="brands" aria-labelledby="brands-title">
      <div className="wrap">
        <h2 id="brands-title" className="label">
          {t('brands.title')}
        </h2>
        <ul>
          {data.brands.map(({ name, kind }) => (
            <li key={name}>
              <b>{name}</b>
              {kind !== null && <small>{t(`brands.${kind}`)}</small>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
