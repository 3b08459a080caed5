import { priceFields } from '#src/domain/feeds/index.ts';
import type { PartLine } from '#src/domain/goods/index.server.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { ImportTexts } from './import-texts.server.ts';
import importStrings from './import-words.json' with { type: 'json' };
import { MarginRule } from './margin-rule.tsx';
import marginStrings from './margin-words.json' with { type: 'json' };
import { useFigure } from './use-figure.ts';

/** What a profile says of a supplier's files beside their columns, and the lines that a new part may belong to. */
export type RuleValues = Pick<
  ImportTexts,
  | 'priceFrom'
  | 'priceRule'
  | 'mayChange'
  | 'overTyped'
  | 'isComplete'
  | 'lineId'
  | 'stockIs'
  | 'supplierDays'
  | 'pictureHosts'
  | 'fetchesFrom'
> & { lines: readonly PartLine[] };

type ImportRulesProps = RuleValues & {
  /** What a file of this kind can change. */
  may: readonly ('goods' | 'prices' | 'stock')[];
};

/** What the file may change, which price customers pay, and the line of new parts. */
export function ImportRules(props: ImportRulesProps) {
  const { mayChange, overTyped, isComplete, priceFrom, priceRule, lineId, lines, may } = props;
  const t = useStrings(importStrings);
  const words = useStrings(marginStrings);
  return (
    <fieldset className="goods-rules">
      <legend>{t('may')}</legend>
      {may.map((name) => (
        <label key={name} className="switch">
          <input type="checkbox" name={name} defaultChecked={mayChange[name]} />
          {t(`may.${name}`)}
        </label>
      ))}
      <label className="switch">
        <input type="checkbox" name="overTyped" defaultChecked={overTyped} />
        {t('may.typed')}
      </label>
      {may.includes('goods') && (
        <>
          <label className="switch">
            <input type="checkbox" name="isComplete" defaultChecked={isComplete} />
            {t('may.complete')}
          </label>
          <p className="small muted">{t('may.complete.help')}</p>
        </>
      )}
      <PictureRules {...props} />
      <label>
        <span>{t('price')}</span>
        <select
          className="select"
          name="priceFrom"
          defaultValue={priceFrom ?? (priceRule ? 'margin' : '')}
        >
          <option value="">{t('price.none')}</option>
          {priceFields.map((one) => (
            <option key={one} value={one}>
              {t(`field.${one}`)}
            </option>
          ))}
          <option value="margin">{words('margin')}</option>
        </select>
      </label>
      <MarginRule rule={priceRule} />
      {may.includes('stock') && <StockRules {...props} />}
      {lines.length > 0 && (
        <label>
          <span>{t('line')}</span>
          <select className="select" name="lineId" defaultValue={lineId ?? ''}>
            <option value="">{t('line.file')}</option>
            {lines.map(({ id, brand, name }) => (
              <option key={id} value={id}>{`${brand} ${name}`}</option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}

/** Sites that the file's pictures are on; a shop may show those of a maker whose dealer it is. */
function PictureRules({
  pictureHosts,
  fetchesFrom,
}: Pick<ImportRulesProps, 'pictureHosts' | 'fetchesFrom'>) {
  const t = useStrings(importStrings);
  const figure = useFigure();
  if (pictureHosts.length === 0) return null;
  return (
    <>
      {pictureHosts.map(({ host, rows }) => (
        <label key={host} className="switch">
          <input
            type="checkbox"
            name="pictureHost"
            value={host}
            defaultChecked={fetchesFrom.includes(host)}
          />
          {t('may.pictures', { host, count: figure(rows), n: rows })}
        </label>
      ))}
      <p className="small muted">{t('may.pictures.help')}</p>
    </>
  );
}

/** Whose shelf the file counts, and how soon a part from the supplier's is here. */
function StockRules({ stockIs, supplierDays }: Pick<ImportRulesProps, 'stockIs' | 'supplierDays'>) {
  const t = useStrings(importStrings);
  return (
    <>
      <label>
        <span>{t('stock-is')}</span>
        <select className="select" name="stockIs" defaultValue={stockIs}>
          <option value="supplier">{t('stock-is.supplier')}</option>
          <option value="shop">{t('stock-is.shop')}</option>
        </select>
      </label>
      <label>
        <span>{t('supplier-days')}</span>
        <input
          className="input"
          name="supplierDays"
          type="number"
          min={0}
          max={365}
          defaultValue={supplierDays ?? ''}
        />
      </label>
    </>
  );
}
