import { Link } from 'react-router';
import { type CandidateStage, candidateStages } from '#src/domain/careers/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { CandidateRow } from './candidate-table.tsx';
import applicationStrings from './words.json' with { type: 'json' };

/** A column for each stage, in order. */
export function CandidateBoard({ rows }: { rows: readonly CandidateRow[] }) {
  const byStage = Map.groupBy(rows, ({ stage }) => stage);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard too
    <div className="applications-board" tabIndex={0}>
      {candidateStages.map((stage) => (
        <StageColumn key={stage} stage={stage} rows={byStage.get(stage) ?? []} />
      ))}
    </div>
  );
}

type StageColumnProps = { stage: CandidateStage; rows: readonly CandidateRow[] };

function StageColumn({ stage, rows }: StageColumnProps) {
  const t = useStrings(applicationStrings);
  const id = `stage-${stage}`;
  return (
    <section aria-labelledby={id}>
      <h2 className="title-4" id={id}>
        {t(`stage.${stage}`)} <span className="muted">{rows.length}</span>
      </h2>
      {rows.length === 0 ? (
        <p className="small muted">{t('column.none')}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <Card key={row.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Card({ row: { id, name, job, stageAt } }: { row: CandidateRow }) {
  const locale = useLocale();
  return (
    <li>
      <Link to={adminHrefs.application({ id })}>
        <b>{name}</b>
        <small>{job[locale]}</small>
        <small className="muted">
          <ShopTime at={stageAt} />
        </small>
      </Link>
    </li>
  );
}
