import { expect, test } from 'vitest';
import { hundredth, laneOf, rulerOf } from './bay-lanes.ts';

const day = {
  date: '2026-11-23',
  timeZone: 'America/Phoenix',
  openings: [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '18:00' },
  ],
};
const visit = (id: string, startsAt: string, readyBy: string, resources = ['bay-1']) => ({
  ...{ id, name: 'Dana', vehicle: 'F-150', state: 'started' as const, resources },
  startsAt: `2026-11-${startsAt}:00-07:00`,
  readyBy: `2026-11-${readyBy}:00-07:00`,
});

test('a bar begins and ends where its times are on the opening hours', () => {
  const lane = laneOf(
    [
      visit('noon', '23T10:00', '23T13:00'),
      visit('overnight', '22T15:00', '24T10:00'),
      visit('yesterday', '22T08:00', '22T12:00'),
      visit('elsewhere', '23T10:00', '23T13:00', ['bay-2']),
    ],
    { place: 'bay-1', day },
  );
  expect(lane.map(({ id, from, to, goesOn }) => [id, from, to, goesOn])).toEqual([
    ['noon', 20, 50, false],
    ['overnight', 0, 100, true],
  ]);
});

test('a closed day has no ruler', () => {
  expect(rulerOf({ ...day, openings: [] })).toBeNull();
  expect(
    laneOf([visit('noon', '23T10:00', '23T13:00')], {
      place: 'bay-1',
      day: { ...day, openings: [] },
    }),
  ).toEqual([]);
  expect(hundredth(150, { from: 100, to: 200 })).toBe(50);
});
