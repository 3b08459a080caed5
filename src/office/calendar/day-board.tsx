import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { BoardFrame } from './board-frame.tsx';
import { type BoardPiece, type DayBoardData, stepMinutes } from './boards.ts';
import { minuteWords } from './clock-words.ts';
import type { BoardPlace } from './place-at.ts';
import { VisitCard } from './visit-card.tsx';
import calendarStrings from './words.json' with { type: 'json' };

type DayBoardProps = { board: DayBoardData; date: string; timeZone: string; mayMove: boolean };

/** A day: bays, racks and people as columns, time downward. */
export function DayBoard({ board, date, timeZone, mayMove }: DayBoardProps) {
  const t = useStrings(calendarStrings);
  const { columns, rows } = board;
  const pieces = Map.groupBy(board.pieces, ({ column }) => column);
  return (
    <BoardFrame
      label={t('board.day')}
      className="calendar-table calendar-day"
      timeZone={timeZone}
      shiftTo={shiftTo}
    >
      <thead>
        <tr>
          <td className="calendar-corner" />
          {columns.map(({ id, name }) => (
            <th key={id} scope="col" data-column={id}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.minute} data-row={row.minute} className={lookOf(row, board.nowMinute)}>
            {row.minute % 60 === 0 && (
              <HourHead minute={row.minute} date={date} mayBook={mayMove} />
            )}
            {columns.map(({ id }) => (
              <Cell
                key={id}
                pieces={pieces.get(id) ?? []}
                minute={row.minute}
                timeZone={timeZone}
                mayMove={mayMove}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </BoardFrame>
  );
}

/** Dropping a card means exactly that bay or person, not any free one. */
function shiftTo({ from, column }: BoardPiece, place: BoardPlace) {
  const minutes = Number(place.row) - from;
  if (minutes === 0 && place.column === column) return null;
  return { days: 0, minutes, only: place.column };
}

function lookOf({ minute, isOpen }: DayBoardData['rows'][number], nowMinute: number | null) {
  const looks = [
    isOpen ? 'is-open' : 'is-shut',
    minute % 60 === 0 && 'is-hour',
    minute === nowMinute && 'is-now',
  ];
  return looks.filter(Boolean).join(' ');
}

type HourHeadProps = { minute: number; date: string; mayBook: boolean };

/** The hour; for people who may book, a link to do so. */
function HourHead({ minute, date, mayBook }: HourHeadProps) {
  const t = useStrings(calendarStrings);
  const time = minuteWords(minute, useLocale());
  const hour = String(minute / 60).padStart(2, '0');
  const to = `${adminHrefs.newVisit()}?${new URLSearchParams({ day: date, time: `${hour}:00` })}`;
  return (
    <th scope="row" rowSpan={60 / stepMinutes}>
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

type CellProps = {
  pieces: readonly BoardPiece[];
  minute: number;
  timeZone: string;
  mayMove: boolean;
};

/** A card that starts here, a free step, or nothing if a card from above continues. */
function Cell({ pieces, minute, timeZone, mayMove }: CellProps) {
  const here = pieces.filter(({ from }) => from === minute);
  const [piece] = here;
  if (piece) {
    const end = Math.max(...here.map(({ to }) => to));
    return (
      <td className="calendar-taken" rowSpan={(end - minute) / stepMinutes}>
        {here.map((one) => (
          <VisitCard key={one.key} card={one} timeZone={timeZone} mayMove={mayMove} />
        ))}
      </td>
    );
  }
  const isCovered = pieces.some(({ from, to }) => from < minute && minute < to);
  return isCovered ? null : <td />;
}
