import { expect, test } from 'vitest';
import { tireOf, vehicleOf } from '#tests/factories/demo-records.ts';
import { stockDiameterIn } from './build.ts';
import { noteConsequences } from './notes.ts';

const vehicle = vehicleOf('ford-f150-2015');
const tire = tireOf('granfell-saltmarch-at-35x1250r18lt');

/** What is said of the speedometer with tires of this many percent of the stock diameter. */
function speedometerNotes(percent: number) {
  const diameterIn = (stockDiameterIn(vehicle) * percent) / 100;
  const notes = noteConsequences({
    vehicle,
    lift: null,
    wheel: null,
    tire: { ...tire, diameterIn },
  });
  return notes.flatMap((one) => (one?.code.startsWith('speedo.') ? [one] : []));
}

test.each([
  [105, 'speedo.advise', 5],
  [95, 'speedo.high', 5],
])('tires of %s %% of the stock diameter: %s by %s percent', (percent, code, off) => {
  expect(speedometerNotes(percent)).toMatchObject([{ code, values: { percent: off } }]);
});

test('less than three percent is within what a speedometer shows anyway', () => {
  expect([...speedometerNotes(102), ...speedometerNotes(98)]).toEqual([]);
});
