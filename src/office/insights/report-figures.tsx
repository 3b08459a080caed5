import type { Measures } from '#src/domain/analytics/index.ts';
import { isoOf } from '#src/lib/locales.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import reportStrings from './words.json' with { type: 'json' };

const shown = ['visitors', 'views', 'started', 'sent', 'booked', 'calls', 'applied'] as const;

type ReportFiguresProps = { now: Measures; before: Measures };

/** The totals, each next to that of the previous period. */
export function ReportFigures({ now, before }: ReportFiguresProps) {
  const t = useStrings(reportStrings);
  const locale = useLocale();
  const number = new Intl.NumberFormat(isoOf(locale));
  return (
    <dl className="title-block" aria-label={t('figures')}>
      {shown.map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            <b className="figure">{number.format(now[name])}</b>{' '}
            <small>
              <Change now={now[name]} before={before[name]} />
            </small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  const t = useStrings(reportStrings);
  if (now === before) return t('change.same');
  if (before === 0) return t('change.new');
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  return t(now > before ? 'change.up' : 'change.down', { percent, before });
}
