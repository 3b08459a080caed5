import type { FactDifference } from '#src/domain/goods/index.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useFigure } from '../use-figure.ts';
import type { VehicleCheck } from './check-vehicle.server.ts';
import { useFactText } from './use-fact-text.ts';
import { useVehicleWords } from './use-vehicle-words.ts';

type ShippedPanelProps = {
  differences: readonly FactDifference[];
  seen: string;
  mayWrite: boolean;
  /** The refused wish to take a fact, with what that would change. */
  refused: { fact: string; check: VehicleCheck } | null;
};

/** The facts that the shop changed beside those that the product ships, each with a way back to them. */
export function ShippedPanel({ differences, seen, mayWrite, refused }: ShippedPanelProps) {
  const { t } = useVehicleWords();
  const columns = useColumns({ seen, mayWrite });
  if (differences.length === 0) return null;
  return (
    <Panel
      title={t('shipped')}
      count={differences.length}
      help={t('shipped.help')}
      tools={
        mayWrite &&
        differences.length > 1 && (
          <IntentButton
            fields={{ intent: 'take', fact: '', seen }}
            className="button button--outline button--small"
          >
            {t('shipped.all')}
          </IntentButton>
        )
      }
    >
      {refused?.check.loss && <TakeAnyway refused={refused} seen={seen} />}
      <DataTable
        caption={t('shipped')}
        columns={columns}
        rows={differences}
        rowKey={({ fact }) => fact}
      />
    </Panel>
  );
}

function TakeAnyway({
  refused: { fact, check },
  seen,
}: {
  refused: { fact: string; check: VehicleCheck };
  seen: string;
}) {
  const { t } = useVehicleWords();
  const figure = useFigure();
  const { loss } = check;
  if (!loss) return null;
  return (
    <IntentButton
      fields={{ intent: 'take', fact, seen, accepted: loss.stamp }}
      className="button button--danger button--small"
    >
      {t('accept.take', { count: figure(loss.parts), n: loss.parts })}
    </IntentButton>
  );
}

function useColumns({
  seen,
  mayWrite,
}: {
  seen: string;
  mayWrite: boolean;
}): Column<FactDifference>[] {
  const { t, factOf } = useVehicleWords();
  const write = useFactText();
  const cell = (fact: string, value: unknown, source: FactDifference['shopSource']) => (
    <>
      {write(fact, value)}
      {source && <small>{source.source}</small>}
    </>
  );
  return [
    { key: 'fact', title: t('shipped.fact'), cell: ({ fact }) => factOf(fact) },
    {
      key: 'shop',
      title: t('shipped.shop'),
      cell: ({ fact, shop, shopSource }) => cell(fact, shop, shopSource),
    },
    {
      key: 'shipped',
      title: t('shipped.ours'),
      cell: ({ fact, shipped, shippedSource }) => cell(fact, shipped, shippedSource),
    },
    {
      key: 'take',
      title: t('shipped.take'),
      isActions: true,
      cell: ({ fact }) =>
        mayWrite && (
          <IntentButton
            fields={{ intent: 'take', fact, seen }}
            className="button button--outline button--small"
          >
            {t('shipped.take')}
            <span className="visually-hidden"> {factOf(fact)}</span>
          </IntentButton>
        ),
    },
  ];
}
