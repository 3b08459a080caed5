import { useId } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import { ShelfForm } from './shelf-form.tsx';
import type { ShelfProps } from './shelf-props.ts';

/** A maximum price, and words in a maker's or a line's name. */
export function PriceAndSearch({ category, data: { address } }: ShelfProps) {
  const t = useStrings(storeStrings);
  const id = useId();
  const { maxPriceCents, words } = address;
  return (
    <ShelfForm
      category={category}
      keeps={{ ...address, page: 1, maxPriceCents: null, words: '' }}
      className="shelf-filter shelf-filter-form"
    >
      <div className="field">
        <label htmlFor={`${id}-max`}>{t('price.most')}</label>
        <span className="shelf-unit">
          <input
            className="input"
            id={`${id}-max`}
            name="max"
            inputMode="numeric"
            pattern="[1-9][0-9]{0,4}"
            autoComplete="off"
            key={`max-${maxPriceCents}`}
            defaultValue={maxPriceCents === null ? '' : maxPriceCents / 100}
          />
          <span aria-hidden="true">$</span>
        </span>
      </div>
      <div className="field">
        <label htmlFor={`${id}-q`}>{t('words')}</label>
        <input
          className="input"
          id={`${id}-q`}
          name="q"
          type="search"
          maxLength={80}
          autoComplete="off"
          key={`q-${words}`}
          defaultValue={words}
        />
      </div>
      <button type="submit" className="button button--outline button--small">
        {t('filters.apply')}
      </button>
    </ShelfForm>
  );
}
