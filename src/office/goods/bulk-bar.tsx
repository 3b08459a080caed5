import { useEffect, useRef, useState } from 'react';
import type { PartCategory } from '#src/domain/goods/index.ts';
import { priceEnds } from '#src/domain/goods/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { type Deed, deeds } from './many-form.ts';
import { useFigure } from './use-figure.ts';
import goodsStrings from './words.json' with { type: 'json' };

type BulkBarProps = {
  category: PartCategory;
  /** How many parts the list finds on all its pages. */
  total: number;
};

const isPrice = (deed: Deed) => /^(?:raise|lower)-/.test(deed);

/** What to do with the parts that are ticked, or with all of the list. The next page shows it before it is done. */
export function BulkBar({ category, total }: BulkBarProps) {
  const t = useStrings(goodsStrings);
  const figure = useFigure();
  const [deed, setDeed] = useState<Deed>('raise-percent');
  const bar = useRef<HTMLFieldSetElement>(null);
  const chosen = useChosen(bar);
  return (
    <fieldset className="goods-bulk" ref={bar}>
      <legend className="visually-hidden">{t('bulk')}</legend>
      <strong role="status">{chosen === null ? t('bulk') : t('bulk.chosen', { n: chosen })}</strong>
      <label className="switch">
        <input type="checkbox" name="all" />
        {t(`bulk.all.${category}`, { count: figure(total), n: total })}
      </label>
      <div className="goods-bulk-what">
        <label>
          <span className="visually-hidden">{t('bulk.what')}</span>
          <select
            className="select"
            name="do"
            value={deed}
            onChange={({ target }) =>
              setDeed(deeds.find((one) => one === target.value) ?? 'raise-percent')
            }
          >
            {deeds.map((one) => (
              <option key={one} value={one}>
                {t(`do.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <HowMuch deed={deed} />
      </div>
      <button type="submit" className="button button--small">
        {t('bulk.preview')}
      </button>
    </fieldset>
  );
}

/** The figure of the change, and how prices end. */
function HowMuch({ deed }: { deed: Deed }) {
  const t = useStrings(goodsStrings);
  return (
    <>
      {(isPrice(deed) || deed === 'stock') && (
        <label>
          <span className="visually-hidden">{t('bulk.amount')}</span>
          <input
            className="input"
            name="amount"
            inputMode="decimal"
            size={6}
            placeholder={t(deed === 'stock' ? 'bulk.pieces' : 'bulk.figure')}
          />
        </label>
      )}
      {isPrice(deed) && (
        <label>
          <span className="visually-hidden">{t('bulk.end')}</span>
          <select className="select" name="end">
            {priceEnds.map((end) => (
              <option key={end} value={end}>
                {t(`end.${end}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

/** How many rows of the form are ticked; null before the script runs. */
function useChosen(bar: React.RefObject<HTMLElement | null>): number | null {
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    const form = bar.current?.closest('form');
    if (!form) return;
    const count = () => setChosen(form.querySelectorAll('input[name="sku"]:checked').length);
    count();
    form.addEventListener('change', count);
    return () => form.removeEventListener('change', count);
  }, [bar]);
  return chosen;
}
