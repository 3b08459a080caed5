import { Link } from 'react-router';
import type { Verdict as VerdictName } from '#src/domain/fitment/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { Verdict, type VerdictTone } from '#src/web/ui/verdict.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { ShownConflict, ShownPart } from './load-conflicts.server.ts';
import fitStrings from './words.json' with { type: 'json' };
import { yearsText } from './years.ts';

type PartConflictsProps = { part: ShownPart; mayWrite: boolean };

/** A part with every vehicle on which a supplier and our formulas disagree about it. */
export function PartConflictsPanel({ part, mayWrite }: PartConflictsProps) {
  const t = useStrings(fitStrings);
  const { category, sku, lineId, name, conflicts } = part;
  const unseen = conflicts.filter(({ seen }) => seen === null);
  return (
    <section className="panel" aria-label={name}>
      <div className="panel-head">
        <h2 className="title-4">
          <Link
            to={
              category === 'lift-kits'
                ? adminHrefs.line({ category, id: lineId })
                : adminHrefs.part({ category, sku })
            }
          >
            {name}
          </Link>{' '}
          <small className="muted">{sku}</small>
        </h2>
        {mayWrite && unseen.length > 1 && (
          <div className="toolbar">
            <SeenButton sku={sku} conflicts={unseen} words={t('conflicts.all-seen')} />
          </div>
        )}
      </div>
      <DataTable
        caption={name}
        columns={useColumns(sku, mayWrite)}
        rows={conflicts}
        rowKey={({ vehicleId, supplier }) => `${vehicleId} ${supplier}`}
      />
    </section>
  );
}

type SeenButtonProps = { sku: string; conflicts: readonly ShownConflict[]; words: string };

function SeenButton({ sku, conflicts, words }: SeenButtonProps) {
  const pairs = conflicts.map(({ vehicleId, supplier, verdict }) => ({
    vehicleId,
    supplier,
    verdict,
  }));
  return (
    <IntentButton fields={{ intent: 'seen', sku, pairs: JSON.stringify(pairs) }}>
      {words}
    </IntentButton>
  );
}

const toneOf: Record<VerdictName, VerdictTone> = {
  fits: 'fits',
  'fits-with-work': 'work',
  unknown: 'unknown',
  'does-not-fit': 'no',
};

function useColumns(sku: string, mayWrite: boolean): Column<ShownConflict>[] {
  const t = useStrings(fitStrings);
  return [
    {
      key: 'vehicle',
      title: t('vehicle'),
      cell: (one) => (
        <>
          <Link to={adminHrefs.vehicle({ id: one.vehicleId })}>{one.vehicle}</Link> {yearsText(one)}
        </>
      ),
    },
    {
      key: 'they',
      title: t('they'),
      cell: ({ supplierName, fileId, notes }) => (
        <>
          <Link to={adminHrefs.fitFile({ id: fileId })}>{supplierName}</Link>{' '}
          <small>{notes.join('; ')}</small>
        </>
      ),
    },
    {
      key: 'we',
      title: t('we'),
      cell: ({ verdict, reason }) => (
        <>
          <Verdict tone={toneOf[verdict]}>
            {t(verdict === 'unknown' ? 'verdict.unknown' : 'verdict.does-not-fit')}
          </Verdict>{' '}
          <small>{reason}</small>
        </>
      ),
    },
    {
      key: 'seen',
      title: t('conflicts.seen'),
      isActions: true,
      cell: (one) => {
        if (one.seen === null) {
          return mayWrite && <SeenButton sku={sku} conflicts={[one]} words={t('conflicts.mark')} />;
        }
        return (
          <small className="muted">
            {t('conflicts.seen-by', { name: one.seen.actorName })} <ShopTime at={one.seen.at} />
          </small>
        );
      },
    },
  ];
}
