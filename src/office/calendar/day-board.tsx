import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { BoardFrame } from './board-frame.tsx';
import { type BoardPiece, type DayBoardData, type Place, stepMinutes } from './boards.ts';
import { hoursOf, minuteWords } from './clock-words.ts';
import { cellsOf, type LaneCell } from './lane-cells.ts';
import type { BoardPlace } from './place-at.ts';
import { VisitCard } from './visit-card.tsx';
import calendarStrings from './words.json' with { type: 'json' };

type DayBoardProps = { board: DayBoardData; date: string; timeZone: string; mayMove: boolean };

/** A day: bays, racks and people as lanes on the ruler of its hours. */
export function DayBoard({ board, date, timeZone, mayMove }: DayBoardProps) {
  const t = useStrings(calendarStrings);
  const pieces = Map.groupBy(board.pieces, ({ lane }) => lane);
  return (
    <BoardFrame
      label={t('board.day')}
      className="calendar-table calendar-day"
      timeZone={timeZone}
      tip="edge"
      shiftTo={shiftTo}
    >
      <Ruler {...board} date={date} mayBook={mayMove} />
      <tbody>
        {board.lanes.map((place) => (
          <Lane
            key={place.id}
            {...{ board, place, timeZone, mayMove }}
            pieces={pieces.get(place.id) ?? []}
          />
        ))}
      </tbody>
    </BoardFrame>
  );
}

/** Dropping a card means exactly that bay or person, not any free one. */
function shiftTo({ from, lane }: BoardPiece, place: BoardPlace) {
  const minutes = Number(place.column) - from;
  if (minutes === 0 && place.row === lane) return null;
  return { days: 0, minutes, only: place.row };
}

type RulerProps = Pick<DayBoardData, 'steps' | 'nowMinute'> & { date: string; mayBook: boolean };

/** The hours, and below them a tick for each step. */
function Ruler({ steps, nowMinute, date, mayBook }: RulerProps) {
  const hours = steps.filter(({ minute }) => minute % 60 === 0);
  return (
    <thead>
      <tr>
        <td className="calendar-corner" rowSpan={2} />
        {hours.map(({ minute }) => (
          <HourHead key={minute} minute={minute} date={date} mayBook={mayBook} />
        ))}
      </tr>
      <tr className="calendar-ticks">
        {steps.map(({ minute }) => (
          <td
            key={minute}
            data-column={minute}
            className={minute === nowMinute ? 'is-now' : undefined}
          />
        ))}
      </tr>
    </thead>
  );
}

type HourHeadProps = { minute: number; date: string; mayBook: boolean };

/** The hour; for people who may book, a link to do so. */
function HourHead({ minute, date, mayBook }: HourHeadProps) {
  const t = useStrings(calendarStrings);
  const time = minuteWords(minute, useLocale());
  const hour = String(minute / 60).padStart(2, '0');
  const to = `${adminHrefs.newVisit()}?${new URLSearchParams({ day: date, time: `${hour}:00` })}`;
  return (
    <th scope="col" colSpan={60 / stepMinutes}>
      {mayBook ? (
        <Link to={to} title={t('new.at', { time })}>
          {time}
        </Link>
      ) : (
        time
      )}
    </th>
  );
}

type Rights = { timeZone: string; mayMove: boolean };

type LaneProps = {
  board: DayBoardData;
  place: Place;
  pieces: readonly BoardPiece[];
} & Rights;

/** A bay with whole cards; a person, whose jobs stand there already, with their names and hours alone. */
function Lane({ board: { steps, nowMinute }, place, pieces, ...rights }: LaneProps) {
  const t = useStrings(calendarStrings);
  const minutes = steps.map(({ minute }) => minute);
  const open = new Set(steps.filter(({ isOpen }) => isOpen).map(({ minute }) => minute));
  const taken = pieces.reduce((sum, { from, to }) => sum + to - from, 0);
  const isPerson = place.kind === 'person';
  return (
    <tr data-row={place.id} className={isPerson ? 'calendar-person' : undefined}>
      <th scope="row">
        {place.name}
        {isPerson && taken > 0 && <small>{t('board.hours', { hours: hoursOf(taken) })}</small>}
      </th>
      {cellsOf(pieces, minutes).map((cell) => (
        <Cell
          key={cell.minute}
          cell={cell}
          looks={[
            cell.minute % 60 === 0 && 'is-hour',
            cell.minute === nowMinute && 'is-now',
            !open.has(cell.minute) && 'is-shut',
          ]}
          {...rights}
        />
      ))}
    </tr>
  );
}

type CellProps = { cell: LaneCell; looks: (string | false)[] } & Rights;

function Cell({ cell: { steps, pieces }, looks, timeZone, mayMove }: CellProps) {
  const cellClass = looks.filter(Boolean).join(' ') || undefined;
  if (pieces.length === 0) return <td className={cellClass} />;
  return (
    <td colSpan={steps} className="calendar-taken">
      {pieces.map((piece) => (
        <VisitCard key={piece.key} card={piece} timeZone={timeZone} mayMove={mayMove} />
      ))}
    </td>
  );
}
