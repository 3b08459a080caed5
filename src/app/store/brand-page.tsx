import { Link } from 'react-router';
import { ItemLevels } from '#src/app/blocks/item-level.tsx';
import { LineLink } from '#src/app/blocks/store-grid/line-link.tsx';
import { hrefs } from '#src/app/hrefs.ts';
import siteStrings from '#src/app/strings/site.json' with { type: 'json' };
import storeStrings from '#src/app/strings/store.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import storePages from '#src/app/styles/store-pages.css?url';
import { Icon } from '#src/app/ui/icon.tsx';
import { PartStyles } from '#src/app/ui/part-styles.tsx';
import type { BrandPage as Brand } from './load-brand.server.ts';

/** A maker: what it is about, and each of its lines with what we think of it. */
export function BrandPage({ brand }: { brand: Brand }) {
  const t = useStrings(storeStrings);
  const site = useStrings(siteStrings);
  return (
    <>
      <PartStyles href={storePages} />
      <header className="wrap brandhead">
        {brand.kind !== null && <p className="label">{site(`brands.${brand.kind}`)}</p>}
        <h1>{brand.name}</h1>
        {brand.story !== '' && <p className="lead">{brand.story}</p>}
      </header>
      {brand.shelves.map(({ category, lines }) => (
        <section key={category} className="wrap brandlines" aria-labelledby={`brand-${category}`}>
          <h2 className="d3" id={`brand-${category}`}>
            {t(category)}
          </h2>
          <ItemLevels under>
            <ul className="pgrid">
              {lines.map((line) => (
                <li className="pcell" key={line.lineId}>
                  <LineLink
                    line={line}
                    to={hrefs.storeProduct({ kind: category, slug: line.lineId })}
                  />
                  {line.story !== '' && <p className="small pc-f">{line.story}</p>}
                </li>
              ))}
            </ul>
          </ItemLevels>
          <Link className="link" to={hrefs.store({ kind: category })}>
            {t(`brand.all.${category}`)} <Icon name="arrow" />
          </Link>
        </section>
      ))}
      {brand.shelves.length === 0 && <p className="wrap lead">{t('brand.none')}</p>}
    </>
  );
}
