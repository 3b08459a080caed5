import { Link } from 'react-router';
import type { GoodsBatch } from '#src/domain/goods/index.server.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { useActorName } from '#src/office/kit/use-actor-name.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { batchWords } from './batch-words.ts';
import { useFigure } from './use-figure.ts';
import goodsStrings from './words.json' with { type: 'json' };

type BatchTableProps = {
  caption: string;
  batches: readonly GoodsBatch[];
  mayWrite: boolean;
  /** The record page of a part or a line. */
  hrefOf: (sku: string) => string;
};

/** Changes, the newest first, each with its way back. */
export function BatchTable({ caption, batches, ...rest }: BatchTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={useColumns(rest)}
      rows={batches}
      rowKey={({ id }) => id}
    />
  );
}

function useColumns({
  mayWrite,
  hrefOf,
}: Omit<BatchTableProps, 'caption' | 'batches'>): Column<GoodsBatch>[] {
  const t = useStrings(goodsStrings);
  const nameOf = useActorName();
  const figure = useFigure();
  return [
    {
      key: 'what',
      title: t('changes.what'),
      cell: (batch) => (
        <>
          {batchWords(t, batch)}
          {batch.sku && (
            <small>
              <Link to={hrefOf(batch.sku)}>{batch.sku}</Link>
            </small>
          )}
        </>
      ),
    },
    {
      key: 'parts',
      title: t('changes.parts'),
      isFigure: true,
      cell: ({ parts }) => figure(parts),
    },
    { key: 'who', title: t('changes.who'), cell: ({ actorName }) => nameOf(actorName) },
    { key: 'when', title: t('changes.when'), cell: ({ at }) => <ShopTime at={at} /> },
    {
      key: 'undo',
      title: t('undo'),
      isActions: true,
      cell: ({ id, canBeUndone }) =>
        mayWrite &&
        canBeUndone && (
          <IntentButton fields={{ undo: id }} className="button button--outline button--small">
            {t('undo')}
          </IntentButton>
        ),
    },
  ];
}
