import { expect, test } from 'vitest';
import { boardLine, boardShop, boardSource } from '#tests/factories/board-source.ts';
import { makeDayBoard } from './make-day-board.ts';

const tuesday = Temporal.PlainDate.from('2026-11-24');

test('a piece lies at its time by the shop’s clock, and the hours frame the day', () => {
  const board = makeDayBoard(tuesday, boardSource([boardLine()]));
  expect(board.pieces).toMatchObject([
    { lane: 'bay-1', from: 600, to: 780, work: 'lift', part: null, goesOn: false },
  ]);
  expect(board.steps.at(0)).toEqual({ minute: 480, isOpen: true });
  expect(board.steps.at(-1)?.minute).toBe(18 * 60 - 15);
  expect(board.nowMinute).toBe(620);
});

test('what stays over night fills its days and says so; what lies beside the steps is widened to them', () => {
  const line = boardLine({ startsAt: '2026-11-23T20:00:00Z', endsAt: '2026-11-25T17:05:00Z' });
  const on = (date: string) =>
    makeDayBoard(Temporal.PlainDate.from(date), boardSource([line])).pieces.map(
      ({ from, to, cameBefore, goesOn }) => [from, to, cameBefore, goesOn],
    );
  expect(on('2026-11-23')).toEqual([[780, 1080, false, true]]);
  expect(on('2026-11-24')).toEqual([[480, 1080, true, true]]);
  expect(on('2026-11-25')).toEqual([[480, 615, true, false]]);
  expect(on('2026-11-26')).toEqual([]);
});

test('what ends at midnight does not go on', () => {
  const line = boardLine({ startsAt: '2026-11-24T20:00:00Z', endsAt: '2026-11-25T07:00:00Z' });
  const [piece] = makeDayBoard(tuesday, boardSource([line])).pieces;
  expect(piece).toMatchObject({ from: 780, to: 1440, goesOn: false });
  expect(makeDayBoard(tuesday.add({ days: 1 }), boardSource([line])).pieces).toEqual([]);
});

test('the parts of a job are counted by time, and its people are named on each', () => {
  const [from, to] = ['2026-11-24T17:00:00Z', '2026-11-24T20:00:00Z'];
  const places = [
    { resource: 'hank', from, to },
    { resource: 'rack', from: '2026-11-24T19:00:00Z', to },
    { resource: 'bay-1', from, to },
  ];
  const { pieces } = makeDayBoard(tuesday, boardSource([boardLine({ places })]));
  expect(pieces.map(({ lane, part, people }) => [lane, part, people])).toEqual([
    ['hank', null, ['Hank']],
    ['rack', { at: 2, of: 2 }, ['Hank']],
    ['bay-1', { at: 1, of: 2 }, ['Hank']],
  ]);
});

test('blocked time has no kind of work, no people and no parts, however much is blocked', () => {
  const span = { from: '2026-11-24T17:00:00Z', to: '2026-11-24T20:00:00Z' };
  const places = ['bay-1', 'bay-2', 'hank'].map((resource) => ({ resource, ...span }));
  const block = boardLine({ kind: 'block', service: null, minutes: null, mode: null, places });
  const { pieces } = makeDayBoard(tuesday, boardSource([block]));
  expect(pieces).toHaveLength(3);
  for (const piece of pieces) expect(piece).toMatchObject({ work: null, part: null, people: [] });
});

test.each([
  ['2026-03-07', 600, 720],
  ['2026-03-08', 600, 720],
  ['2026-11-01', 600, 720],
])(
  'on %s in New York ten to noon lies at ten to noon, whatever the clocks do that day',
  (day, from, to) => {
    const date = Temporal.PlainDate.from(day);
    const timeZone = 'America/New_York';
    const at = (hour: number) =>
      date.toZonedDateTime({ timeZone, plainTime: { hour } }).toInstant().toString();
    const line = boardLine({ startsAt: at(10), endsAt: at(12) });
    const source = boardSource([line], { shop: { ...boardShop, timeZone } });
    expect(makeDayBoard(date, source).pieces).toMatchObject([{ from, to }]);
  },
);

test('a closed day has no open step', () => {
  const board = makeDayBoard(Temporal.PlainDate.from('2026-11-26'), boardSource([]));
  expect(board.steps.some(({ isOpen }) => isOpen)).toBe(false);
  expect(board.nowMinute).toBeNull();
});
