import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { priceFields } from '#src/domain/feeds/index.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { ColumnLine } from './column-line.tsx';
import { ImportChoices } from './import-choices.tsx';
import { ImportRules, type RuleValues } from './import-rules.tsx';
import type { ImportTexts } from './import-texts.server.ts';
import importStrings from './import-words.json' with { type: 'json' };
import { SupplierName } from './supplier-name.tsx';

type PiesChoicesProps = RuleValues &
  ComponentProps<typeof SupplierName> &
  Pick<ImportTexts, 'columns'> & { pies: NonNullable<ImportTexts['pies']> };

const knownTypes = ['RET', 'LST', 'RMP', 'JBR', 'WD1', 'DLR', 'USR'] as const;

/** The header of a PIES file, and which of the shop's prices each of its price types is. */
export function PiesChoices({ pies, columns, ...rules }: PiesChoicesProps) {
  const t = useStrings(importStrings);
  const meaningOf = (type: string) => {
    const known = knownTypes.find((one) => one === type);
    return known && t(`pies.type.${known}`);
  };
  return (
    <Panel title={t('pies.prices')}>
      <p className="small muted">
        {t(pies.isFull ? 'pies.full' : 'pies.update')}{' '}
        {pies.brands.length > 0 && t('pies.brands', { brands: pies.brands.join(', ') })}{' '}
        {pies.since && t('pies.since', { day: pies.since })}
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="map" />
        <SupplierName {...rules} />
        <ImportChoices isKnown={rules.isKnown}>
          {columns.length === 0 && <p>{t('pies.none')}</p>}
          <ul className="goods-columns">
            {columns.map((column, at) => (
              <ColumnLine
                key={column.header}
                column={column}
                at={at}
                choices={priceFields}
                meaning={meaningOf(column.header)}
              />
            ))}
          </ul>
          <ImportRules {...rules} may={['goods', 'prices']} />
        </ImportChoices>
        <button type="submit" className="button button--outline">
          {t('pies.map')}
        </button>
      </Form>
    </Panel>
  );
}
