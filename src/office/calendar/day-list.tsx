import { Link } from 'react-router';
import { textIn } from '#src/lib/translated.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { clockTime, dateIn, dayAndTime } from './clock-words.ts';
import type { ListedBlock, ListedVisit } from './load-calendar.server.ts';
import { NextStep } from './mark-buttons.tsx';
import { ReadyLine } from './ready-line.tsx';
import { StateBadge } from './state-badge.tsx';
import calendarStrings from './words.json' with { type: 'json' };

type DayListProps = {
  visits: readonly ListedVisit[];
  blocks: readonly ListedBlock[];
  /** The date of the list, ISO 8601: entries that started earlier show their date. */
  date: string;
  /** The current date in the shop, ISO 8601. */
  today: string;
  timeZone: string;
  mayMark: boolean;
};

type OneVisit = { visit: ListedVisit };

/** The appointments and the blocked time of a day in order, with the next step of each: the phone view. */
export function DayList(props: DayListProps) {
  const t = useStrings(calendarStrings);
  const { visits, blocks } = props;
  const items = [
    ...visits.map((visit) => ({
      startsAt: visit.startsAt,
      item: <VisitItem key={visit.id} visit={visit} {...props} />,
    })),
    ...blocks.map((block) => ({
      startsAt: block.startsAt,
      item: <BlockItem key={block.id} block={block} {...props} />,
    })),
  ].toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  if (items.length === 0) return <p className="muted calendar-list">{t('list.none')}</p>;
  return (
    <ul className="calendar-list" aria-label={t('list')}>
      {items.map(({ item }) => item)}
    </ul>
  );
}

function VisitItem({ visit, date, today, timeZone, mayMark }: DayListProps & OneVisit) {
  const t = useStrings(calendarStrings);
  const clock = { locale: useLocale(), timeZone };
  return (
    <li>
      <StartTime at={visit.startsAt} date={date} timeZone={timeZone} />
      <div>
        <Link className="link" to={adminHrefs.visit({ id: visit.id })}>
          {visit.name}
        </Link>{' '}
        <StateBadge state={visit.state} />
        <p>
          {visit.vehicle}
          <br />
          {textIn(visit.serviceName, clock.locale)}, {t(`mode.${visit.mode}`)}
          <br />
          {t('ready', { time: dayAndTime(visit.readyBy, clock) })}
        </p>
        {mayMark && (
          <NextStep
            {...{ visit, timeZone }}
            ahead={aheadOf(dateIn(visit.startsAt, timeZone), today)}
          />
        )}
        {mayMark && isNearlyReady(visit) && <ReadyLine visit={visit} timeZone={timeZone} />}
      </div>
    </li>
  );
}

function BlockItem({ block, date, timeZone }: DayListProps & { block: ListedBlock }) {
  const t = useStrings(calendarStrings);
  const clock = { locale: useLocale(), timeZone };
  return (
    <li>
      <StartTime at={block.startsAt} date={date} timeZone={timeZone} />
      <div>
        <Link className="link" to={adminHrefs.timeBlock({ id: block.id })}>
          {block.reason}
        </Link>
        <p>{t('blocked.until', { time: dayAndTime(block.endsAt, clock) })}</p>
      </div>
    </li>
  );
}

/** With its date if it is of another day than the list. */
function StartTime({ at, date, timeZone }: { at: string; date: string; timeZone: string }) {
  const clock = { locale: useLocale(), timeZone };
  return (
    <span className="calendar-list-when">
      {dateIn(at, timeZone) === date ? clockTime(at, clock) : dayAndTime(at, clock)}
    </span>
  );
}

/** Before that, another button is next. */
function isNearlyReady({ state }: ListedVisit): boolean {
  return state === 'started' || state === 'finished';
}

function aheadOf(day: string, today: string): string | null {
  return day > today ? day : null;
}
