import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { seenField } from './seen-field.ts';
import zoneMoveStrings from './words.json' with { type: 'json' };
import { ZoneMoveList } from './zone-move-list.tsx';
import type { ZoneMoveView } from './zone-move-view.ts';

/** What a new time zone moves, and the button that saves the form with it. Part of that form. */
export function ZoneMovePanel({ move }: { move: ZoneMoveView }) {
  const t = useStrings(zoneMoveStrings);
  const { from, to, rows, counts, holds, proof, isPossible } = move;
  return (
    <section className="settings-zone-move" aria-labelledby="zone-move">
      <h3 className="title-4" id="zone-move">
        {t('title')}
      </h3>
      <p>{t('keeps', { from, to })}</p>
      <ul>
        {counts.map(({ kind, count }) => (
          <li key={kind}>{t(`count.${kind}`, { count })}</li>
        ))}
        {holds > 0 && <li>{t('count.hold', { count: holds })}</li>}
      </ul>
      <ZoneMoveList rows={rows} />
      <DaysOff days={move.daysOff} />
      <p className="small muted">{t('mail')}</p>
      <div className="form-end">
        {isPossible && (
          <button type="submit" name={seenField} value={proof} className="button">
            {t('confirm', { to })}
          </button>
        )}
        <Link className="button button--quiet" to={adminHrefs.shop()} reloadDocument>
          {t('keep', { from })}
        </Link>
      </div>
    </section>
  );
}

function DaysOff({ days }: { days: ZoneMoveView['daysOff'] }) {
  const t = useStrings(zoneMoveStrings);
  const locale = useLocale();
  if (days.length === 0) return null;
  const named = days.map(({ date, label }) => `${label} (${formatDate(date, { locale })})`);
  return <p>{t('daysOff', { days: named.join(', ') })}</p>;
}
