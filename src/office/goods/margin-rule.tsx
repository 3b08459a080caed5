import { type PriceRule, priceEnds } from '#src/domain/goods/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import marginStrings from './margin-words.json' with { type: 'json' };
import goodsStrings from './words.json' with { type: 'json' };

/** The margin and the ending of prices that are made of the cost; shown while that is chosen, also without script. */
export function MarginRule({ rule }: { rule: PriceRule | null }) {
  const t = useStrings(marginStrings);
  const words = useStrings(goodsStrings);
  return (
    <div className="goods-margin">
      <label>
        <span>{t('percent')}</span>
        <input
          className="input"
          name="marginPercent"
          type="number"
          min={0}
          max={90}
          step={0.1}
          defaultValue={rule?.marginPercent ?? 30}
        />
      </label>
      <label>
        <span>{t('end')}</span>
        <select className="select" name="priceEnd" defaultValue={rule?.end ?? '99'}>
          {priceEnds.map((end) => (
            <option key={end} value={end}>
              {words(`end.${end}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="small muted">{t('help')}</p>
    </div>
  );
}
