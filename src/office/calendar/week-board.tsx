import { Link } from 'react-router';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { BoardFrame } from './board-frame.tsx';
import type { BoardPiece, Place, WeekBoardData } from './boards.ts';
import { calendarHref } from './calendar-query.ts';
import { WeekCardWords } from './card-words.tsx';
import { weekdayAndDay } from './clock-words.ts';
import { cellsOf } from './lane-cells.ts';
import { LaneWires } from './lane-wires.tsx';
import { LoadBar } from './load-bar.tsx';
import type { Drop } from './use-board-drag.ts';
import { useLoadWords } from './use-load-words.ts';
import { VisitCard } from './visit-card.tsx';
import calendarStrings from './words.json' with { type: 'json' };

type Rights = { timeZone: string; mayMove: boolean };
type WeekBoardProps = { board: WeekBoardData } & Rights;

/** A week: bays and racks as lanes on one ruler, where a job is as long as it takes, and the people below. */
export function WeekBoard({ board, ...rights }: WeekBoardProps) {
  const t = useStrings(calendarStrings);
  const { days, lanes, people } = board;
  return (
    <BoardFrame
      label={t('board.week')}
      className="calendar-table calendar-week"
      timeZone={rights.timeZone}
      shiftTo={shiftTo}
    >
      <colgroup>
        <col className="calendar-corner" />
        <col span={days.at(-1)?.to ?? 1} />
      </colgroup>
      <DayHeads days={days} />
      <tbody>
        {lanes.map((lane) => (
          <Lane key={lane.id} lane={lane} days={days} now={board.now} {...rights} />
        ))}
      </tbody>
      {people.length > 0 && <People people={people} days={days} />}
    </BoardFrame>
  );
}

const dayMs = 24 * 3_600_000;

/** By whole days: the time of day stays. Dropping a card means exactly that bay or person, not any free one. */
function shiftTo({ lane }: BoardPiece, { from, to }: Drop) {
  if (!from) return null;
  const days = Math.round((Date.parse(to.column) - Date.parse(from.column)) / dayMs);
  return days === 0 && to.row === lane ? null : { days, minutes: 0, only: to.row };
}

type Days = Pick<WeekBoardData, 'days'>;

function DayHeads({ days }: Days) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const { ofHours } = useLoadWords();
  return (
    <thead>
      <tr>
        <td />
        {days.map(({ date, from, to, isToday, isOpen, closure, load }) => (
          <th
            key={date}
            scope="col"
            colSpan={to - from}
            data-column={date}
            className={isToday ? 'is-today' : undefined}
          >
            <Link to={calendarHref('day', date)} aria-current={isToday ? 'date' : undefined}>
              {weekdayAndDay(date, locale)}
            </Link>
            <small>{isOpen ? ofHours(load) : (closure?.[locale] ?? t('closed'))}</small>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type LaneProps = { lane: WeekBoardData['lanes'][number]; now: number | null } & Days & Rights;

function Lane({ lane, days, now, ...rights }: LaneProps) {
  const { id, name, kind, pieces, share } = lane;
  const t = useStrings(calendarStrings);
  const edges = [0, ...days.map(({ to }) => to)];
  return (
    <tr data-row={id} className={`calendar-lane calendar-lane--${kind}`}>
      <th scope="row">
        {name}
        <LoadBar share={share} />
        <span className="visually-hidden">{t('board.share', { share })}</span>
        <LaneWires wires={[]} now={now} />
      </th>
      {cellsOf(pieces, edges).map((cell) => (
        <td key={cell.from} colSpan={cell.to - cell.from} className={looksOf(cell, days)}>
          {cell.pieces.map((piece) => (
            <VisitCard key={piece.key} card={piece} {...rights}>
              <WeekCardWords card={piece} timeZone={rights.timeZone} />
            </VisitCard>
          ))}
        </td>
      ))}
    </tr>
  );
}

function looksOf(cell: { from: number; pieces: readonly unknown[] }, days: Days['days']) {
  if (cell.pieces.length > 0) return 'calendar-taken';
  const day = days.find(({ from, to }) => from <= cell.from && cell.from < to);
  const looks = [!day?.isOpen && 'is-shut', day?.from === cell.from && 'is-day'];
  return looks.filter(Boolean).join(' ') || undefined;
}

type PeopleProps = { people: (Place & Pick<WeekBoardData['people'][number], 'days'>)[] } & Days;

/** How full the days of the people are; a card may be dropped on one of them. */
function People({ people, days }: PeopleProps) {
  const t = useStrings(calendarStrings);
  const words = useLoadWords();
  return (
    <tbody>
      <tr className="calendar-group">
        <th scope="rowgroup" colSpan={1 + (days.at(-1)?.to ?? 1)}>
          {t('people')} <small>{t('people.help')}</small>
        </th>
      </tr>
      {people.map(({ id, name, days: loads }) => (
        <tr key={id} data-row={id} className="calendar-lane calendar-lane--person">
          <th scope="row" title={name}>
            {name}
          </th>
          {days.map(({ date, from, to, isOpen }, at) => {
            const load = loads[at];
            return (
              <td key={date} colSpan={to - from} className={isOpen ? 'is-day' : 'is-day is-shut'}>
                {load && (isOpen || load.booked > 0) && (
                  <span className={words.isOver(load) ? 'calendar-load is-over' : 'calendar-load'}>
                    <LoadBar share={words.share(load)} />
                    <small>{words.short(load)}</small>
                  </span>
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
