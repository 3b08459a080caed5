import { expect, test } from 'vitest';
import { boardLine, boardPlaces, boardShop, boardSource } from '#tests/factories/board-source.ts';
import { makeBoardDay } from './board-days.ts';
import { loadOf, shopLoad } from './day-load.ts';

const tuesday = Temporal.PlainDate.from('2026-11-24');
const hank = { id: 'hank', name: 'Hank', kind: 'person' as const };
const bay = { id: 'bay-1', name: 'Bay 1', kind: 'bay' as const };
const span = { from: '2026-11-24T17:00:00Z', to: '2026-11-24T20:00:00Z' };
const job = boardLine({
  places: [
    { resource: 'hank', ...span },
    { resource: 'bay-1', ...span },
  ],
});

const withHours = (opens: string, closes: string) => ({
  ...boardShop,
  technicians: [{ id: 'hank', name: 'Hank', hours: [{ days: ['Tue' as const], opens, closes }] }],
});

test('a person has the shop’s hours, or those of their own within them', () => {
  expect(loadOf(hank, tuesday, boardSource([job]))).toEqual({ booked: 180, available: 600 });
  const source = boardSource([job], { shop: withHours('06:00', '12:00') });
  expect(loadOf(hank, tuesday, source)).toEqual({ booked: 180, available: 240 });
});

test('whose hours were cut after the booking has more booked than there is', () => {
  const source = boardSource([job], { shop: withHours('10:00', '12:00') });
  expect(loadOf(hank, tuesday, source)).toEqual({ booked: 180, available: 120 });
});

test('time off is not available, and is no work', () => {
  const off = { resource: 'hank', from: '2026-11-24T20:00:00Z', to: '2026-11-25T07:00:00Z' };
  const block = boardLine({ kind: 'block', service: null, places: [off] });
  const load = loadOf(hank, tuesday, boardSource([job, block]));
  expect(load).toEqual({ booked: 180, available: 300 });
});

test('a truck that stays over night takes its bay for the hours of the shop', () => {
  const stays = boardLine({ startsAt: '2026-11-23T20:00:00Z', endsAt: '2026-11-25T17:00:00Z' });
  expect(loadOf(bay, tuesday, boardSource([stays]))).toEqual({ booked: 600, available: 600 });
});

test('a shop that names nobody is as full as its bays', () => {
  const places = boardPlaces.filter(({ kind }) => kind !== 'person');
  expect(shopLoad(tuesday, boardSource([job], { places }))).toEqual({
    booked: 180,
    available: 1200,
  });
});

test('a day knows how many trucks are there, and which bays are free', () => {
  const block = boardLine({ id: 'e2', kind: 'block', service: null, places: [] });
  expect(makeBoardDay(tuesday, boardSource([job, block]))).toMatchObject({
    isToday: true,
    isOpen: true,
    closure: null,
    trucks: 1,
    freeBays: ['Bay 2'],
    load: { booked: 180, available: 600 },
  });
  expect(makeBoardDay(tuesday.add({ days: 2 }), boardSource([]))).toMatchObject({
    isOpen: false,
    closure: { en: 'Thanksgiving' },
    load: { booked: 0, available: 0 },
  });
});
