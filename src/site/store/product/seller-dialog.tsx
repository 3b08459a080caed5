import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import { AddToBuild } from './add-to-build.tsx';
import type { ProductDetailData } from './load.server.ts';
import type { Seller } from './seller.server.ts';

type SellerDialogProps = { product: ProductDetailData; seller: Seller };

const dialogId = 'sold-elsewhere';

/**
 * Shown before somebody leaves for the maker's store: where the link leads, and the alternatives. A popover, so that
 * it opens, closes on Escape and restores the focus without any script.
 */
export function SellerDialog({ product, seller: { url, host } }: SellerDialogProps) {
  const t = useStrings(storeStrings);
  return (
    <>
      <button
        type="button"
        className="button button--outline product-seller-open"
        popoverTarget={dialogId}
      >
        {t('redirect.open', { host })}
      </button>
      <div
        className="product-seller"
        id={dialogId}
        popover="auto"
        role="dialog"
        aria-labelledby={`${dialogId}-title`}
      >
        <header>
          <h2 className="title-3" id={`${dialogId}-title`}>
            {t('redirect.title')}
          </h2>
        </header>
        <p>{t('redirect.text', { product: `${product.brand} ${product.name}`, host })}</p>
        <footer>
          <a className="button button--outline" href={url} rel="noopener">
            {t('redirect.go', { host })}
          </a>
          <AddToBuild product={product} label={t('redirect.stay')} isSmall />
        </footer>
      </div>
    </>
  );
}
