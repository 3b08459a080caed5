import { useEffect } from 'react';
import { Link } from 'react-router';
import { formatCents } from '#src/lib/money.ts';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { RecentLines } from '../shelf/recent-lines.tsx';
import { rememberLine } from '../shelf/recent-lines-store.ts';
import storeStrings from '../words.json' with { type: 'json' };
import { AddToBuild } from './add-to-build.tsx';
import type { ProductDetailData } from './load.server.ts';
import { ProductPhotos } from './product-photos.tsx';
import { ProductPicture } from './product-picture.tsx';
import type { ProductDetailBlok } from './schema.ts';
import { SellerDialog } from './seller-dialog.tsx';
import { SizesTable } from './sizes-table.tsx';
import { TruckFit } from './truck-fit.tsx';

/** A product line: photo or drawing, price, ratings, and every size. */
export function ProductDetail({ data }: BlokProps<ProductDetailBlok, ProductDetailData>) {
  useRememberSeen(data);
  return (
    <>
      <div className="page-width product">
        <div className="product-pictures">
          {data.photos.length > 0 && <ProductPhotos photos={data.photos} />}
          {data.picture && (
            <ProductPicture picture={data.picture} isFirst={data.photos.length === 0} />
          )}
        </div>
        <div className="product-facts">
          <ProductHead product={data} />
          <ProductFacts facts={data.facts} />
          {data.seller && <SellerDialog product={data} seller={data.seller} />}
        </div>
      </div>
      <SizesTable product={data} />
      <RecentLines without={data.lineId} />
    </>
  );
}

function ProductHead({ product }: { product: ProductDetailData }) {
  const t = useStrings(storeStrings);
  const locale = useLocale();
  const { brand, brandSlug, type, name, story, price } = product;
  return (
    <>
      <p className="muted">
        <span translate="no">
          {brandSlug === null ? (
            brand
          ) : (
            <Link to={hrefs.storeBrand({ slug: brandSlug })}>{brand}</Link>
          )}
        </span>
        , {type.toLocaleLowerCase(locale)}
      </p>
      <h1 translate="no">{name}</h1>
      {story !== '' && <p className="lead">{story}</p>}
      <p className="product-price">
        <b className="figure">{price}</b>{' '}
        <span className="muted small">{usePriceNote(product)}</span>
      </p>
      <TruckFit product={product} />
      <div className="cluster">
        <AddToBuild product={product} />
        <a className="button button--outline button--large" href="#sizes">
          {t('product.seeSizes')}
        </a>
      </div>
    </>
  );
}

function usePriceNote({ kind, priceCents }: ProductDetailData): string {
  const t = useStrings(storeStrings);
  const locale = useLocale();
  if (kind === 'lift-kit') return t('price.installed');
  const price = formatCents(4 * priceCents.min, locale);
  return `${t('price.each')}, ${t('product.four', { price })}`;
}

function ProductFacts({ facts }: Pick<ProductDetailData, 'facts'>) {
  return (
    <dl className="facts">
      {facts.map(({ label, values }) => (
        <div key={label}>
          <dt>{label}</dt>
          {values.map((value) => (
            <dd key={value}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Only the device remembers what was viewed. */
function useRememberSeen({ shelf, lineId, name, brand, picture }: ProductDetailData): void {
  const url = picture?.kind === 'wheel' ? (picture.finishes[0]?.swatchUrl ?? null) : null;
  useEffect(() => {
    rememberLine({ kind: shelf, lineId, name, brand, picture: url });
  }, [shelf, lineId, name, brand, url]);
}
