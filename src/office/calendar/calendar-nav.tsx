import { Form, Link } from 'react-router';
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
    <div className="calendar-nav">
      <nav className="list-filters" aria-label={t('views')}>
        {calendarViews.map((one) => (
          <Link
            key={one}
            to={calendarHref(one, date)}
            aria-current={one === view ? 'true' : undefined}
            className={one === view ? 'chip is-on' : 'chip'}
          >
            {t(`view.${one}`)}
          </Link>
        ))}
      </nav>
      <nav className="toolbar" aria-label={t('days')}>
        <Link className="button button--outline button--small" to={calendarHref(view, before)}>
          {t('before')}
        </Link>
        <Link className="button button--outline button--small" to={calendarHref(view, today)}>
          {t('today')}
        </Link>
        <Link className="button button--outline button--small" to={calendarHref(view, after)}>
          {t('after')}
        </Link>
      </nav>
      <Form method="get" className="calendar-go" key={date}>
        <input type="hidden" name="view" value={view} />
        <label htmlFor="calendar-day">{t('go.day')}</label>
        <input className="input" id="calendar-day" type="date" name="day" defaultValue={date} />
        <button type="submit" className="button button--outline button--small">
          {t('go')}
        </button>
      </Form>
    </div>
  );
}
