import { Link } from 'react-router';
import { DataTable } from '#src/office/kit/data-table.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import zoneMoveStrings from './words.json' with { type: 'json' };
import type { ZoneMoveRow } from './zone-move-view.ts';

/** More are behind a heading that opens. */
const shownFirst = 12;

/** What moves, soonest first; what must be moved by hand before everything else. */
export function ZoneMoveList({ rows }: { rows: readonly ZoneMoveRow[] }) {
  const t = useStrings(zoneMoveStrings);
  const stuck = rows.filter(({ trouble }) => trouble !== null);
  const others = rows.filter(({ trouble }) => trouble === null);
  const sorted = [...stuck, ...others];
  const more = sorted.slice(shownFirst);
  return (
    <>
      <MoveTable rows={sorted.slice(0, shownFirst)} />
      {more.length > 0 && (
        <details className="settings-zone-more">
          <summary>{t('more', { count: more.length })}</summary>
          <MoveTable rows={more} />
        </details>
      )}
    </>
  );
}

function MoveTable({ rows }: { rows: readonly ZoneMoveRow[] }) {
  const t = useStrings(zoneMoveStrings);
  const columns = [
    { key: 'when', title: t('when'), cell: ({ when }: ZoneMoveRow) => when },
    { key: 'what', title: t('what'), cell: (row: ZoneMoveRow) => <WhatMoves row={row} /> },
    { key: 'moment', title: t('moment'), cell: (row: ZoneMoveRow) => <HowFar row={row} /> },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}

function WhatMoves({ row: { kind, name, detail, href } }: { row: ZoneMoveRow }) {
  const t = useStrings(zoneMoveStrings);
  const title = name || t(`kind.${kind}`);
  return (
    <>
      {href ? <Link to={href}>{title}</Link> : title}
      {name && <small>{detail || t(`kind.${kind}`)}</small>}
    </>
  );
}

function HowFar({ row: { minutes, trouble, isRepeated } }: { row: ZoneMoveRow }) {
  const t = useStrings(zoneMoveStrings);
  if (trouble) return <StatusBadge tone="bad">{t(`trouble.${trouble}`)}</StatusBadge>;
  const hours = String(Math.abs(minutes) / 60);
  return (
    <>
      {minutes === 0 && t('shift.none')}
      {minutes < 0 && t('shift.earlier', { hours })}
      {minutes > 0 && t('shift.later', { hours })}
      {isRepeated && <small>{t('repeated')}</small>}
    </>
  );
}
