import { Link } from 'react-router';
import { textIn } from '#src/lib/translated.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { clockTime, dateIn, dayAndTime } from './clock-words.ts';
import type { ListedBlock, ListedVisit } from './load-calendar.server.ts';
import { NextStep } from './mark-buttons.tsx';
import { ReadyLine } from './ready-line.tsx';
import { StateMark } from './state-mark.tsx';
import calendarStrings from './words.json' with { type: 'json' };
import { workClasses } from './work-classes.ts';

type DayListProps = {
  visits: readonly ListedVisit[];
  blocks: readonly ListedBlock[];
  /** Nothing is scheduled at all, which the page says. */
  isEmpty: boolean;
  /** The date of the list, ISO 8601: entries that started earlier show their date. */
  date: string;
  /** The current date in the shop, ISO 8601. */
  today: string;
  timeZone: string;
  mayMark: boolean;
};

/** The appointments and the blocked time of a day in order, with the next step of each: the phone view. */
export function DayList(props: DayListProps) {
  const t = useStrings(calendarStrings);
  const { visits, blocks, date, timeZone, isEmpty } = props;
  const entries = [
    ...visits.map((visit) => ({
      ...visit,
      look: workClasses[visit.work],
      words: <VisitWords visit={visit} {...props} />,
    })),
    ...blocks.map((block) => ({
      ...block,
      look: 'is-blocked',
      words: <BlockWords block={block} {...props} />,
    })),
  ].toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  if (isEmpty) return null;
  if (entries.length === 0) return <p className="muted calendar-list">{t('list.none')}</p>;
  return (
    <ul className="calendar-list" aria-label={t('list')}>
      {entries.map(({ id, startsAt, look, words }) => (
        <li key={id} className={`calendar-entry ${look}`}>
          <StartTime at={startsAt} date={date} timeZone={timeZone} />
          <div>{words}</div>
        </li>
      ))}
    </ul>
  );
}

/** With its date if it is of another day than the list. */
function StartTime({ at, date, timeZone }: { at: string; date: string; timeZone: string }) {
  const clock = { locale: useLocale(), timeZone };
  if (dateIn(at, timeZone) === date) {
    return <span className="calendar-list-when">{clockTime(at, clock)}</span>;
  }
  return <span className="calendar-list-when is-earlier">{dayAndTime(at, clock)}</span>;
}

type Rights = Pick<DayListProps, 'today' | 'timeZone' | 'mayMark'>;

function VisitWords({ visit, today, timeZone, mayMark }: Rights & { visit: ListedVisit }) {
  const t = useStrings(calendarStrings);
  const clock = { locale: useLocale(), timeZone };
  const isOneDay = dateIn(visit.startsAt, timeZone) === dateIn(visit.readyBy, timeZone);
  const readyTime = (isOneDay ? clockTime : dayAndTime)(visit.readyBy, clock);
  return (
    <>
      <span className="calendar-entry-place">{visit.bays.join(', ')}</span>
      <Link className="calendar-entry-name" to={adminHrefs.visit({ id: visit.id })}>
        {visit.name}
      </Link>
      <p>
        {visit.vehicle} · {textIn(visit.serviceName, clock.locale)}
        <br />
        <span className="calendar-entry-state">
          <StateMark state={visit.state} />
          {t(`state.${visit.state}`)}, {t(`mode.${visit.mode}`)}, {t('ready', { time: readyTime })}
        </span>
      </p>
      {mayMark && (
        <NextStep
          {...{ visit, timeZone }}
          ahead={aheadOf(dateIn(visit.startsAt, timeZone), today)}
        />
      )}
      {mayMark && isNearlyReady(visit) && <ReadyLine visit={visit} timeZone={timeZone} />}
    </>
  );
}

function BlockWords({ block, timeZone }: { block: ListedBlock; timeZone: string }) {
  const t = useStrings(calendarStrings);
  const clock = { locale: useLocale(), timeZone };
  return (
    <>
      <Link className="calendar-entry-name" to={adminHrefs.timeBlock({ id: block.id })}>
        {block.reason}
      </Link>
      <p>{t('blocked.until', { time: dayAndTime(block.endsAt, clock) })}</p>
    </>
  );
}

/** Before that, another button is next. */
function isNearlyReady({ state }: ListedVisit): boolean {
  return state === 'started' || state === 'finished';
}

function aheadOf(day: string, today: string): string | null {
  return day > today ? day : null;
}
