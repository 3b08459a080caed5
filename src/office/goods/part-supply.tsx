import type { SupplierSupply } from '#src/domain/goods/index.server.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { dollars } from './event-lines.ts';
import supplyStrings from './supply-words.json' with { type: 'json' };

type PartSupplyProps = {
  supply: readonly SupplierSupply[];
  /** Costs are for those who buy. */
  mayWrite: boolean;
};

/** From whom the part can be had, how soon and for how much; nothing if no supplier's file has said so. */
export function PartSupply({ supply, mayWrite }: PartSupplyProps) {
  const t = useStrings(supplyStrings);
  const columns = useColumns().filter(({ key }) => key !== 'cost' || mayWrite);
  if (supply.length === 0) return null;
  return (
    <Panel title={t('title')} help={t('help')}>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={supply}
        rowKey={({ supplier }) => supplier}
      />
    </Panel>
  );
}

function useColumns(): Column<SupplierSupply>[] {
  const t = useStrings(supplyStrings);
  return [
    { key: 'supplier', title: t('supplier'), cell: ({ supplier }) => supplier },
    {
      key: 'onHand',
      title: t('onHand'),
      cell: ({ onHand }) => onHand ?? t('onHand.unknown'),
      isFigure: true,
    },
    {
      key: 'days',
      title: t('days'),
      cell: ({ leadTimeDays: n }) => (n === null ? t('days.unknown') : t('days.in', { n })),
    },
    {
      key: 'cost',
      title: t('cost'),
      cell: ({ costCents }) => (costCents === null ? '–' : dollars(costCents)),
      isFigure: true,
    },
    {
      key: 'at',
      title: t('at'),
      cell: ({ at }) => (at === null ? t('at.old') : <ShopTime at={at} />),
    },
  ];
}
