import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardLine, boardSource } from '#tests/factories/board-source.ts';
import { weekOf, workDays } from './board-days.ts';
import { makeWeekBoard } from './make-week-board.ts';

const tuesday = Temporal.PlainDate.from('2026-11-24');
const week = weekOf(tuesday);

function board(lines: Parameters<typeof boardSource>[0]) {
  const source = boardSource(lines);
  return makeWeekBoard(workDays(week, source, tuesday), source);
}

test('each day is as long as the shop is open, a holiday is narrow, and Sunday is left out', () => {
  expect(board([]).days.map(({ date, from, to, isOpen }) => [date, to - from, isOpen])).toEqual([
    ['2026-11-23', 40, true],
    ['2026-11-24', 40, true],
    ['2026-11-25', 40, true],
    ['2026-11-26', 16, false],
    ['2026-11-27', 40, true],
    ['2026-11-28', 16, true],
  ]);
});

test('Sunday is shown if it is asked for, or if somebody comes then', () => {
  const sunday = week.at(-1) ?? tuesday;
  expect(workDays(week, boardSource([]), sunday)).toHaveLength(7);
  const line = boardLine({ startsAt: '2026-11-29T17:00:00Z', endsAt: '2026-11-29T18:00:00Z' });
  expect(workDays(week, boardSource([line]), tuesday)).toHaveLength(7);
});

test('a job is one bar from its start to its end, over night and a holiday', () => {
  // Tuesday at ten until Friday at nine.
  const line = boardLine({ endsAt: '2026-11-27T16:00:00Z' });
  const [bay] = board([line]).lanes;
  expect(bay?.pieces).toMatchObject([{ from: 48, to: 140, cameBefore: false, goesOn: false }]);
});

test('what begins before the week or goes on after it says so', () => {
  const line = boardLine({ startsAt: '2026-11-20T17:00:00Z', endsAt: '2026-11-30T17:00:00Z' });
  const [bay] = board([line]).lanes;
  expect(bay?.pieces).toMatchObject([{ from: 0, to: 192, cameBefore: true, goesOn: true }]);
});

test('every job of a week has a bar inside the ruler, in order of time', () => {
  const minutes = fc.integer({ min: 0, max: 7 * 24 * 60 });
  const monday = Temporal.Instant.from('2026-11-23T00:00-07:00');
  const at = (minute: number) => monday.add({ minutes: minute }).toString();
  fc.assert(
    fc.property(minutes, fc.integer({ min: 5, max: 4000 }), (start, length) => {
      const line = boardLine({ startsAt: at(start), endsAt: at(start + length) });
      const { lanes, days } = board([line]);
      const [piece] = lanes[0]?.pieces ?? [];
      const last = days.at(-1)?.to ?? 0;
      expect(piece).toBeDefined();
      expect(0 <= (piece?.from ?? -1)).toBe(true);
      expect(piece && piece.from < piece.to && piece.to <= last).toBe(true);
    }),
  );
});

test('the share of a bay is of the hours that the shop is open', () => {
  const whole = boardLine({ startsAt: '2026-11-23T07:00:00Z', endsAt: '2026-11-30T07:00:00Z' });
  expect(board([whole]).lanes.map(({ share }) => share)).toEqual([100, 0, 0]);
});
