import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FitFileView } from '#src/domain/supplier-fit/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { useFigure } from './use-figure.ts';
import fitStrings from './words.json' with { type: 'json' };

type FitCountsPanelProps = Pick<FitFileView, 'state' | 'counts' | 'rowsRead' | 'header'> & {
  problem: string | null;
  tools: ReactNode;
};

const outcomes = ['named', 'asked', 'outside', 'equipment', 'yearsCut', 'deleted'] as const;

/** What the shop can make of a file, and what applying it would change. */
export function FitCountsPanel(props: FitCountsPanelProps) {
  const t = useStrings(fitStrings);
  const figure = useFigure();
  const { state, counts, rowsRead, header, problem, tools } = props;
  const { unknown, unknownVehicles, ends, parts, partsKnown } = counts;
  const isBusy = state === 'checking';
  const rows = { rows: figure(rowsRead), n: rowsRead };
  return (
    <Panel title={t('says')} tools={tools}>
      {problem && (
        <p className="supplier-fit-problem" role="alert">
          {problem}
        </p>
      )}
      <p className="small muted" role="status">
        {isBusy ? t('busy', { rows: rows.rows }) : t('read', rows)}
      </p>
      <ul className="supplier-fit-counts">
        {outcomes.map(
          (name) =>
            counts[name] > 0 && (
              <li key={name}>
                {t(`count.${name}`, { count: figure(counts[name]), n: counts[name] })}
                {name === 'asked' && (
                  <>
                    {' '}
                    <Link to={adminHrefs.fitQuestions()}>{t('count.asked.answer')}</Link>
                  </>
                )}
              </li>
            ),
        )}
        {unknown > 0 && (
          <li className="supplier-fit-unknown">
            {t('count.unknown', {
              count: figure(unknown),
              n: unknown,
              vehicles: figure(unknownVehicles),
              v: unknownVehicles,
            })}{' '}
            <Link to={`${adminHrefs.fitFiles()}#legend`}>{t('count.unknown.load')}</Link>
          </li>
        )}
      </ul>
      {parts > 0 && (
        <p>{t('count.parts', { parts: figure(parts), p: parts, known: figure(partsKnown) })}</p>
      )}
      {state === 'checked' && ends > 0 && (
        <p>
          {t(header.isFull ? 'count.ends.full' : 'count.ends.update', {
            count: figure(ends),
            n: ends,
          })}
        </p>
      )}
    </Panel>
  );
}
