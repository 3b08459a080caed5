import { Link } from 'react-router';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { type CalendarView, calendarHref, calendarViews } from './calendar-query.ts';
import calendarStrings from './words.json' with { type: 'json' };

type CalendarNavProps = {
  view: CalendarView;
  date: string;
  today: string;
  /** The days of the previous and next buttons. */
  before: string;
  after: string;
};

/** Which view of which days; works without script. */
export function CalendarNav({ view, date, today, before, after }: CalendarNavProps) {
  const t = useStrings(calendarStrings);
  return (
    <>
      <nav className="calendar-steps-nav" aria-label={t('days')}>
        <Link
          className="button button--outline button--icon"
          to={calendarHref(view, before)}
          title={t('before')}
        >
          <AdminIcon name="earlier" />
          <span className="visually-hidden">{t('before')}</span>
        </Link>
        <Link className="button button--outline" to={calendarHref(view, today)}>
          {t('today')}
        </Link>
        <Link
          className="button button--outline button--icon"
          to={calendarHref(view, after)}
          title={t('after')}
        >
          <AdminIcon name="open" />
          <span className="visually-hidden">{t('after')}</span>
        </Link>
      </nav>
      <nav className="calendar-views" aria-label={t('views')}>
        {calendarViews.map((one) => (
          <Link
            key={one}
            to={calendarHref(one, date)}
            aria-current={one === view ? 'true' : undefined}
          >
            {t(`view.${one}`)}
          </Link>
        ))}
      </nav>
    </>
  );
}
