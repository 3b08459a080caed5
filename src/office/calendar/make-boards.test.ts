import { expect, test } from 'vitest';
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import type { CalendarLine } from '#src/domain/appointments/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { shopWith } from '#tests/factories/booking.ts';
import { clashWords } from './clash-words.ts';
import { makeDayBoard, makePlaceBoard, makeWeekBoard } from './make-boards.ts';

// Only hours, closures, time zone, bays and people of the settings are used.
const shop = { ...siteFile.settings, ...shopWith() } as unknown as ShopSettings;
const places = [
  { id: 'bay-1', name: 'Bay 1', kind: 'bay' as const },
  { id: 'hank', name: 'Hank', kind: 'person' as const },
];
const tuesday = Temporal.PlainDate.from('2026-11-24');
const now = Temporal.Instant.from('2026-11-24T10:20-07:00');

function lineWith(parts: Partial<CalendarLine>): CalendarLine {
  const span = { startsAt: '2026-11-24T17:00:00Z', endsAt: '2026-11-24T20:00:00Z' };
  return {
    ...{ id: 'e1', kind: 'appointment', ...span, service: 'leveling-kit', minutes: 180 },
    ...{ mode: 'drop', reason: '', appointment: null },
    places: [{ resource: 'bay-1', from: span.startsAt, to: span.endsAt }],
    ...parts,
  };
}

const sourceWith = (lines: CalendarLine[]) => ({ shop, places, lines, now });

test('a piece lies at its time by the shop’s clock, and the hours frame the day', () => {
  const board = makeDayBoard(tuesday, sourceWith([lineWith({})]));
  expect(board.pieces).toMatchObject([{ lane: 'bay-1', from: 600, to: 780 }]);
  expect(board.steps.at(0)).toEqual({ minute: 480, isOpen: true });
  expect(board.steps.at(-1)?.minute).toBe(18 * 60 - 15);
  expect(board.nowMinute).toBe(615);
});

test('what stays over night fills its days; what lies beside the steps is widened to them', () => {
  const long = { from: '2026-11-23T20:00:00Z', to: '2026-11-25T17:05:00Z' };
  const line = lineWith({
    startsAt: long.from,
    endsAt: long.to,
    places: [{ resource: 'bay-1', ...long }],
  });
  const on = (date: string) =>
    makeDayBoard(Temporal.PlainDate.from(date), sourceWith([line])).pieces.map(({ from, to }) => [
      from,
      to,
    ]);
  expect(on('2026-11-23')).toEqual([[780, 1080]]);
  expect(on('2026-11-24')).toEqual([[480, 1080]]);
  expect(on('2026-11-25')).toEqual([[480, 615]]);
  expect(on('2026-11-26')).toEqual([]);
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
      date.toZonedDateTime({ timeZone, plainTime: { hour } }).toInstant();
    const place = { resource: 'bay-1', from: at(10).toString(), to: at(12).toString() };
    const line = lineWith({ startsAt: place.from, endsAt: place.to, places: [place] });
    const source = { ...sourceWith([line]), shop: { ...shop, timeZone } };
    expect(makeDayBoard(date, source).pieces).toMatchObject([{ from, to }]);
  },
);

test('a closed day has no open step', () => {
  const board = makeDayBoard(Temporal.PlainDate.from('2026-11-26'), sourceWith([]));
  expect(board.steps.some(({ isOpen }) => isOpen)).toBe(false);
  expect(board.nowMinute).toBeNull();
});

test('a week has each card on each of its days, and the places each only theirs', () => {
  const dates = [tuesday, tuesday.add({ days: 1 }), tuesday.add({ days: 2 })];
  const source = sourceWith([lineWith({})]);
  const week = makeWeekBoard(dates, source).days;
  expect(week.map(({ cards, isToday, isOpen }) => [cards.length, isToday, isOpen])).toEqual([
    [1, true, true],
    [0, false, true],
    [0, false, false],
  ]);
  const rows = makePlaceBoard(dates, source).rows;
  expect(rows.map(({ id, cells }) => [id, cells.map(({ cards }) => cards.length)])).toEqual([
    ['bay-1', [1, 0, 0]],
    ['hank', [0, 0, 0]],
  ]);
});

test('a card of a week lies on its day as long as it takes, and over night to the end', () => {
  const long = { from: '2026-11-24T20:00:00Z', to: '2026-11-25T17:00:00Z' };
  const line = lineWith({
    startsAt: long.from,
    endsAt: long.to,
    places: [{ resource: 'bay-1', ...long }],
  });
  const dates = [tuesday, tuesday.add({ days: 1 })];
  const shares = [
    { from: 50, to: 100 },
    { from: 0, to: 20 },
  ];
  const week = makeWeekBoard(dates, sourceWith([line])).days;
  expect(week.map(({ cards }) => cards[0]?.share)).toEqual(shares);
  const [bay] = makePlaceBoard(dates, sourceWith([line])).rows;
  expect(bay?.cells.map(({ cards }) => cards[0]?.share)).toEqual(shares);
});

test('a full day shows its earliest cards in a week, and how many more there are', () => {
  const lines = Array.from({ length: 45 }, (_, at) => lineWith({ id: `e${at}` }));
  const [day] = makeWeekBoard([tuesday], sourceWith(lines)).days;
  expect(day?.cards.map(({ entryId }) => entryId)).toEqual(lines.slice(0, 25).map(({ id }) => id));
  expect(day?.more).toBe(20);
  const [bay] = makePlaceBoard([tuesday], sourceWith(lines)).rows;
  expect(bay?.cells[0]).toMatchObject({ more: 33 });
});

test('a clash is told by place, name and time', () => {
  const by = { kind: 'appointment' as const, name: 'Ruben' };
  const span = { from: '2026-11-24T17:00:00Z', to: '2026-11-24T20:00:00Z' };
  const clashes = [
    { resource: 'bay-1', by: { ...by, ...span } },
    { resource: 'hank', by: null },
  ];
  expect(clashWords(clashes, { places, timeZone: 'America/Phoenix', locale: 'en' })).toBe(
    'That does not fit. Bay 1: Ruben, Tue, Nov 24, 10:00 AM to 1:00 PM; Hank: not at work then',
  );
});
