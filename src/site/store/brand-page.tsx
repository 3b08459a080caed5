import { Link } from 'react-router';
import siteStrings from '#src/site/kit/words.json' with { type: 'json' };
import { ItemLevels } from '#src/site/stories/item-level.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { BrandPage as Brand } from './load-brand.server.ts';
import { LineLink } from './shelf/line-link.tsx';
import storePages from './store-pages.css?url';
import storeStrings from './words.json' with { type: 'json' };

/** A maker: its description, and each of its lines with the shop's opinion. */
export function BrandPage({ brand }: { brand: Brand }) {
  const t = useStrings(storeStrings);
  const site = useStrings(siteStrings);
  return (
    <>
      <PartStyles href={storePages} />
      <header className="page-width store-head">
        {brand.kind !== null && <p className="label">{site(`brands.${brand.kind}`)}</p>}
        <h1 translate="no">{brand.name}</h1>
        {brand.story !== '' && <p className="lead">{brand.story}</p>}
      </header>
      {brand.shelves.map(({ category, lines }) => (
        <section
          key={category}
          className="page-width store-brand-lines"
          aria-labelledby={`brand-${category}`}
        >
          <h2 className="title-3" id={`brand-${category}`}>
            {t(category)}
          </h2>
          <ItemLevels under>
            <ul className="shelf-grid">
              {lines.map((line) => (
                <li className="shelf-cell" key={line.lineId}>
                  <LineLink
                    line={line}
                    to={hrefs.storeProduct({ kind: category, slug: line.lineId })}
                  />
                  {line.story !== '' && <p className="small shelf-card-fit">{line.story}</p>}
                </li>
              ))}
            </ul>
          </ItemLevels>
          <Link className="link" to={hrefs.store({ kind: category })}>
            {t(`brand.all.${category}`)} <Icon name="arrow" />
          </Link>
        </section>
      ))}
      {brand.shelves.length === 0 && <p className="page-width lead">{t('brand.none')}</p>}
    </>
  );
}
