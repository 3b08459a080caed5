import type { PartLine } from '#src/domain/goods/index.server.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { ImportTexts } from './import-texts.server.ts';
import importStrings from './import-words.json' with { type: 'json' };

type ImportRulesProps = Pick<ImportTexts, 'priceFrom' | 'mayChange' | 'lineId'> & {
  lines: readonly PartLine[];
  /** What a file of this kind can change. */
  may: readonly ('goods' | 'prices' | 'stock')[];
};

/** What the file may change, which price customers pay, and the line of new parts. */
export function ImportRules({ mayChange, priceFrom, lineId, lines, may }: ImportRulesProps) {
  const t = useStrings(importStrings);
  return (
    <fieldset className="goods-rules">
      <legend>{t('may')}</legend>
      {may.map((name) => (
        <label key={name} className="switch">
          <input type="checkbox" name={name} defaultChecked={mayChange[name]} />
          {t(`may.${name}`)}
        </label>
      ))}
      <label>
        <span>{t('price')}</span>
        <select className="select" name="priceFrom" defaultValue={priceFrom ?? ''}>
          <option value="">{t('price.none')}</option>
          {(['msrp', 'map', 'jobber', 'cost'] as const).map((one) => (
            <option key={one} value={one}>
              {t(`field.${one}`)}
            </option>
          ))}
        </select>
      </label>
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
