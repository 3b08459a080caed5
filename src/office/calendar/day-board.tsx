import { useStrings } from '#src/web/words/use-strings.ts';
import { BoardFrame } from './board-frame.tsx';
import { type BoardPiece, type DayBoardData, type Place, stepMinutes } from './boards.ts';
import { CardWords } from './card-words.tsx';
import { DayRuler } from './day-ruler.tsx';
import { cellsOf, type LaneCell } from './lane-cells.ts';
import { LaneWires } from './lane-wires.tsx';
import type { Drop } from './use-board-drag.ts';
import { VisitCard } from './visit-card.tsx';
import { type Wire, wiresOf } from './wires.ts';
import calendarStrings from './words.json' with { type: 'json' };

type DayBoardProps = { board: DayBoardData; date: string; timeZone: string; mayMove: boolean };

/** A day: bays, racks and people as lanes on the ruler of its hours. */
export function DayBoard({ board, date, timeZone, mayMove }: DayBoardProps) {
  const t = useStrings(calendarStrings);
  const pieces = Map.groupBy(board.pieces, ({ lane }) => lane);
  const ruler = rulerOf(board);
  const bays = board.lanes.filter(({ kind }) => kind !== 'person');
  const ofBays = board.pieces.filter(({ lane }) => bays.some(({ id }) => id === lane));
  const wires = wiresOf(ofBays, { lanes: bays, ruler });
  return (
    <BoardFrame
      label={t('board.day')}
      className="calendar-table calendar-day"
      timeZone={timeZone}
      tip="edge"
      shiftTo={shiftTo}
    >
      <DayRuler {...board} date={date} mayBook={mayMove} />
      <tbody>
        {board.lanes.map((place) => (
          <Lane
            key={place.id}
            {...{ board, ruler, place, timeZone, mayMove }}
            pieces={pieces.get(place.id) ?? []}
            wires={wires.get(place.id) ?? []}
          />
        ))}
      </tbody>
    </BoardFrame>
  );
}

type Ruler = { from: number; to: number };

function rulerOf({ steps }: DayBoardData): Ruler {
  return { from: steps[0]?.minute ?? 0, to: (steps.at(-1)?.minute ?? 0) + stepMinutes };
}

/** Dropping a card means exactly that bay or person, not any free one. */
function shiftTo({ from, lane }: BoardPiece, { to }: Drop) {
  const minutes = Number(to.column) - from;
  if (minutes === 0 && to.row === lane) return null;
  return { days: 0, minutes, only: to.row };
}

type Rights = { timeZone: string; mayMove: boolean };

type LaneProps = {
  board: DayBoardData;
  ruler: Ruler;
  place: Place;
  pieces: readonly BoardPiece[];
  wires: readonly Wire[];
} & Rights;

/** A bay with whole cards; a person, whose jobs stand there already, with their names and hours alone. */
function Lane({ board, ruler, place, pieces, wires, ...rights }: LaneProps) {
  const { steps, nowMinute } = board;
  // Free time needs a cell for each hour, and where the shop opens and closes: a quarter of those that steps would need.
  const edges = steps
    .filter(({ minute, isOpen }, at) => minute % 60 === 0 || isOpen !== steps[at - 1]?.isOpen)
    .map(({ minute }) => minute);
  const open = new Set(steps.filter(({ isOpen }) => isOpen).map(({ minute }) => minute));
  return (
    <tr data-row={place.id} className={`calendar-lane calendar-lane--${place.kind}`}>
      <th scope="row" title={place.name}>
        {place.name}
        <LaneWires wires={wires} now={shareOf(nowMinute, ruler)} />
      </th>
      {cellsOf(pieces, [...edges, ruler.to]).map((cell) => (
        <Cell
          key={cell.from}
          cell={cell}
          looks={[cell.from % 60 === 0 && 'is-hour', !open.has(cell.from) && 'is-shut']}
          {...rights}
        />
      ))}
    </tr>
  );
}

/** In hundredths of the ruler; null outside of it. */
function shareOf(minute: number | null, { from, to }: Ruler): number | null {
  if (minute === null || minute < from || minute > to) return null;
  return (100 * (minute - from)) / (to - from);
}

type CellProps = { cell: LaneCell<BoardPiece>; looks: (string | false)[] } & Rights;

function Cell({ cell: { from, to, pieces }, looks, timeZone, mayMove }: CellProps) {
  const cellClass = looks.filter(Boolean).join(' ') || undefined;
  const columns = (to - from) / stepMinutes;
  if (pieces.length === 0) return <td colSpan={columns} className={cellClass} />;
  return (
    <td colSpan={columns} className="calendar-taken">
      {pieces.map((piece) => (
        <VisitCard key={piece.key} card={piece} timeZone={timeZone} mayMove={mayMove}>
          <CardWords card={piece} timeZone={timeZone} />
        </VisitCard>
      ))}
    </td>
  );
}
