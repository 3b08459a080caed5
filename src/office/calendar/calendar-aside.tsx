import { Form, Link } from 'react-router';
import { workKinds } from '#src/domain/settings/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import workStrings from '#src/office/kit/work-words.json' with { type: 'json' };
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { DayBoardData } from './boards.ts';
import { LoadBar } from './load-bar.tsx';
import type { LoadedCalendar } from './load-calendar.server.ts';
import { useLoadWords } from './use-load-words.ts';
import calendarStrings from './words.json' with { type: 'json' };
import { workClasses } from './work-classes.ts';

type CalendarAsideProps = Pick<LoadedCalendar, 'view' | 'date' | 'waiting' | 'day'> & {
  mayWrite: boolean;
};

/** Beside the board: who waits for a time, how full the people's day is, what the colors mean, and the way to another day. */
export function CalendarAside({ view, date, waiting, day, mayWrite }: CalendarAsideProps) {
  return (
    <div className="calendar-aside">
      <WaitingPanel waiting={waiting} />
      {day && day.people.length > 0 && <PeoplePanel people={day.people} />}
      <WorkPanel />
      <GoPanel view={view} date={date} mayWrite={mayWrite} />
    </div>
  );
}

function WaitingPanel({ waiting }: Pick<CalendarAsideProps, 'waiting'>) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const day = (date: string) => formatDate(date, { locale, style: 'short' });
  return (
    <Panel title={t('waiting.title')} count={waiting.count}>
      {waiting.count === 0 && <p className="small muted">{t('waiting.none')}</p>}
      <ul className="calendar-waiting">
        {waiting.first.map(({ id, name, vehicle, fromDate, untilDate, isOffered }) => (
          <li key={id}>
            <b>{name}</b>
            <small>{vehicle}</small>
            <small>
              {t('waiting.span', { from: day(fromDate), to: day(untilDate) })}
              {isOffered && `, ${t('waiting.isOffered')}`}
            </small>
          </li>
        ))}
      </ul>
      <Link className="link small" to={adminHrefs.waiting()}>
        {t('waiting.open')}
      </Link>
    </Panel>
  );
}

function PeoplePanel({ people }: Pick<DayBoardData, 'people'>) {
  const t = useStrings(calendarStrings);
  const words = useLoadWords();
  return (
    <Panel title={t('people')}>
      <ul className="calendar-people">
        {people.map(({ id, name, ...load }) => (
          <li key={id} className={words.isOver(load) ? 'calendar-load is-over' : 'calendar-load'}>
            <span>{name}</span>
            <LoadBar share={words.share(load)} />
            <small>{load.available === 0 ? words.short(load) : words.ofHours(load)}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The legend of the colors. */
function WorkPanel() {
  const t = useStrings(calendarStrings);
  const kindName = useStrings(workStrings);
  return (
    <Panel title={t('work.title')}>
      <ul className="calendar-legend">
        {workKinds.map((kind) => (
          <li key={kind}>
            <i className={`calendar-swatch ${workClasses[kind]}`} aria-hidden="true" />
            {kindName(kind)}
          </li>
        ))}
        <li>
          <i className="calendar-swatch is-blocked" aria-hidden="true" />
          {t('blocked')}
        </li>
        <li>
          <i className="calendar-swatch is-tentative" aria-hidden="true" />
          {t('hold.state')}
        </li>
      </ul>
    </Panel>
  );
}

function GoPanel({ view, date, mayWrite }: Pick<CalendarAsideProps, 'view' | 'date' | 'mayWrite'>) {
  const t = useStrings(calendarStrings);
  return (
    <Panel title={t('go.title')}>
      <Form method="get" className="calendar-go" key={date}>
        <input type="hidden" name="view" value={view} />
        <input
          className="input"
          type="date"
          name="day"
          aria-label={t('go.day')}
          defaultValue={date}
        />
        <button type="submit" className="button button--outline">
          {t('go')}
        </button>
      </Form>
      {mayWrite && (
        <p className="small">
          <Link className="link" to={adminHrefs.calendarFeeds()}>
            {t('feeds.link')}
          </Link>
        </p>
      )}
    </Panel>
  );
}
