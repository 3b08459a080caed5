import { Link } from 'react-router';
import { hrefs } from '#src/app/hrefs.ts';
import storeStrings from '#src/app/strings/store.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { formatCents } from '#src/lib/money.ts';
import type { BlokProps } from '../blok-props.ts';
import type { ProductDetailData } from './load.server.ts';
import { ProductPicture } from './product-picture.tsx';
import type { ProductDetailBlok } from './schema.ts';
import { SizesTable } from './sizes-table.tsx';

/** A wheel line: drawn in its finishes, what it costs and carries, and every size of it. */
export function ProductDetail({ data }: BlokProps<ProductDetailBlok, ProductDetailData>) {
  return (
    <>
      <div className="wrap pdp">
        {data.picture && <ProductPicture picture={data.picture} />}
        <div className="pdp-r">
          <ProductHead product={data} />
          <ProductFacts facts={data.facts} />
        </div>
      </div>
      <SizesTable sizes={data.sizes} />
    </>
  );
}

function ProductHead({ product }: { product: ProductDetailData }) {
  const t = useStrings(storeStrings);
  const locale = useLocale();
  const { brand, construction, name, story, price, fourCents } = product;
  return (
    <>
      <p className="muted">
        {brand}, {construction.toLocaleLowerCase(locale)}
      </p>
      <h1>{name}</h1>
      {story !== '' && <p className="lead">{story}</p>}
      <p className="pdp-p">
        <b className="fig">{price}</b>{' '}
        <span className="muted small">
          {t('price.each')}, {t('product.four', { price: formatCents(fourCents, locale) })}
        </span>
      </p>
      <div className="cluster">
        <Link className="btn btn--lg" to={hrefs.build()}>
          {t('product.addToBuild')}
        </Link>
      </div>
    </>
  );
}

function ProductFacts({ facts }: Pick<ProductDetailData, 'facts'>) {
  return (
    <dl className="kv">
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
