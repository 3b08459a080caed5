import type { SupplierNumber } from '#src/domain/goods/index.server.ts';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import goodsStrings from './words.json' with { type: 'json' };

type SupplierNumbersProps = { numbers: readonly SupplierNumber[]; mayWrite: boolean };

/** The numbers under which suppliers' files mean this part, beside its own. */
export function SupplierNumbers({ numbers, mayWrite }: SupplierNumbersProps) {
  const t = useStrings(goodsStrings);
  if (numbers.length === 0) return null;
  return (
    <Panel title={t('numbers')}>
      <ul className="goods-numbers">
        {numbers.map((one) => (
          <li key={`${one.supplier} ${one.number}`}>
            {one.supplier}: {one.number}
            {mayWrite && (
              <IntentButton fields={{ intent: 'forget', ...one }}>
                <Icon name="close" />
                <span className="visually-hidden">{t('numbers.forget', one)}</span>
              </IntentButton>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
