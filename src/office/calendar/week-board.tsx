import { Link } from 'react-router';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { BoardFrame } from './board-frame.tsx';
import type { BoardDay, CalendarCard, CardList, PlaceBoardData, WeekBoardData } from './boards.ts';
import { calendarHref } from './calendar-query.ts';
import type { BoardPlace } from './place-at.ts';
import { VisitCard } from './visit-card.tsx';
import calendarStrings from './words.json' with { type: 'json' };

type Rights = { timeZone: string; mayMove: boolean };

/** A week: days as columns, each with its appointments. */
export function WeekBoard({ board: week, ...rights }: { board: WeekBoardData } & Rights) {
  const t = useStrings(calendarStrings);
  const shiftTo = (card: CalendarCard, { column }: BoardPlace) => {
    const days = daysBetween({ card, column });
    return days === 0 ? null : { days, minutes: 0, only: null };
  };
  return (
    <BoardFrame
      label={t('board.week')}
      className="calendar-table calendar-week"
      timeZone={rights.timeZone}
      shiftTo={shiftTo}
    >
      <DayHeads days={week.days} />
      <tbody>
        <tr data-row="all">
          {week.days.map((day) => (
            <DayCell key={day.date} day={day} list={day} {...rights} />
          ))}
        </tr>
      </tbody>
    </BoardFrame>
  );
}

/** Bays, racks and people as rows, with their week. */
export function PlaceBoard({ board, ...rights }: { board: PlaceBoardData } & Rights) {
  const t = useStrings(calendarStrings);
  const { days, rows } = board;
  const shiftTo = (card: CalendarCard, { column, row }: BoardPlace) => {
    const days = daysBetween({ card, column });
    return days === 0 && card.key.includes(`/${row}/`) ? null : { days, minutes: 0, only: row };
  };
  return (
    <BoardFrame
      label={t('board.places')}
      className="calendar-table calendar-places"
      timeZone={rights.timeZone}
      shiftTo={shiftTo}
    >
      <DayHeads days={days} corner />
      <tbody>
        {rows.map(({ id, name, kind, cells }) => (
          <tr key={id} data-row={id} className={kind === 'person' ? 'calendar-person' : undefined}>
            <th scope="row">{name}</th>
            {days.map((day, at) => (
              <DayCell key={day.date} day={day} list={cells[at] ?? noCards} {...rights} />
            ))}
          </tr>
        ))}
      </tbody>
    </BoardFrame>
  );
}

const dayMs = 24 * 3_600_000;

/** From the day where a card was picked up to the one where it was dropped. Its key ends with the former. */
function daysBetween({ card, column }: { card: CalendarCard; column: string }): number {
  const taken = card.key.split('/').at(-1) ?? column;
  return Math.round((Date.parse(column) - Date.parse(taken)) / dayMs);
}

function DayHeads({ days, corner }: { days: readonly BoardDay[]; corner?: boolean }) {
  const locale = useLocale();
  return (
    <thead>
      <tr>
        {corner && <td className="calendar-corner" />}
        {days.map(({ date, isToday, closure }) => (
          <th
            key={date}
            scope="col"
            data-column={date}
            className={isToday ? 'is-today' : undefined}
          >
            <Link to={calendarHref('day', date)} aria-current={isToday ? 'date' : undefined}>
              {formatDate(date, { locale, style: 'short' })}
            </Link>
            {closure && <small>{closure[locale]}</small>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const noCards: CardList = { cards: [], more: 0 };

type DayCellProps = { day: BoardDay; list: CardList } & Rights;

function DayCell({ day, list: { cards, more }, timeZone, mayMove }: DayCellProps) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  return (
    <td
      className={day.isOpen ? undefined : 'is-shut'}
      data-title={formatDate(day.date, { locale, style: 'short' })}
    >
      {cards.map((card) => (
        <VisitCard
          key={card.key}
          card={card}
          share={card.share}
          timeZone={timeZone}
          mayMove={mayMove}
        />
      ))}
      {more > 0 && (
        <Link className="calendar-more" to={calendarHref('day', day.date)}>
          {t('more', { count: more })}
        </Link>
      )}
      {cards.length === 0 && <span className="calendar-none">{day.isOpen ? '' : t('closed')}</span>}
    </td>
  );
}
