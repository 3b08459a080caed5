import { expect, test } from 'vitest';
import type { OwnTruck } from '#src/domain/catalog/index.ts';
import { asOwned, assessFitment } from '#src/domain/fitment/index.ts';
import { kitOf, tireOf, vehicleOf } from '#tests/factories/demo-records.ts';
import { questionsOf, settledBy } from './questions-of.ts';

const asked = (id: string, year: number, own?: OwnTruck) => {
  const { trims, asksDrive, options } = questionsOf(vehicleOf(id), { year, own });
  return { trims: trims.map((one) => one.id), asksDrive, options: options.map((one) => one.id) };
};

test('only trims of the year; the two-wheel drive is a question of its own', () => {
  const { trims, asksDrive } = asked('ford-f150-2021', 2021);
  expect(trims).toContain('tremor');
  expect(trims).not.toContain('lightning-ev');
  expect(trims).not.toContain('2wd-trucks');
  expect(asksDrive).toBe(true);
  expect(asked('ford-f150-2021', 2022).trims).toContain('lightning-ev');
});

test('a trim that is only a 4x4 is not asked for its driven wheels', () => {
  expect(asked('ford-f150-2021', 2021, { trim: 'tremor' }).asksDrive).toBe(false);
  expect(asked('ford-f150-2021', 2021, { trim: 'xl-stx' }).asksDrive).toBe(true);
});

test('an option is asked for on trims and in years that can have it', () => {
  expect(asked('toyota-4runner-2010', 2014).options).toEqual(['kdss']);
  expect(asked('toyota-4runner-2010', 2014, { trim: 'sr5' }).options).toEqual([]);
  expect(asked('toyota-4runner-2010', 2024).options).toEqual([]);
});

test('the question beside a reason settles it', () => {
  const record = vehicleOf('jeep-wrangler-jl-4dr-2018');
  const judge = (own?: OwnTruck) => {
    const vehicle = asOwned(record, { year: 2021, own });
    const tire = tireOf('granfell-saltmarch-at-35x1250r17lt');
    return assessFitment({ vehicle, lift: null, wheel: null, tire }).reasons;
  };
  const questions = questionsOf(record, { year: 2021, own: undefined });
  const open = judge().find((one) => settledBy(one, questions) === 'trim');
  expect(open?.verdict).toBe('unknown');
  for (const { id } of questions.trims) {
    expect(judge({ trim: id }).map(({ code }) => code)).not.toContain(open?.code);
  }
});

test('what the record leaves open is asked beside the reason, in the sizes in question', () => {
  const titan = vehicleOf('nissan-titan-2004');
  const later = questionsOf(titan, { year: 2012, own: undefined });
  const caliper = { code: 'caliper.unknown', values: {} } as const;
  expect([later.wheelSizesIn, settledBy(caliper, later)]).toEqual([[17, 18], 'smallest-wheel']);
  const ram = vehicleOf('dodge-ram-1500-2002');
  const spring = { code: 'lift.spring', values: {} } as const;
  const asks = (year: number) => settledBy(spring, questionsOf(ram, { year, own: undefined }));
  expect([asks(2004), asks(2007)]).toEqual(['front-spring', null]);
  const offset = { code: 'offset.tireOpen', values: {} } as const;
  const openOffset = questionsOf(vehicleOf('toyota-tacoma-2024'), { year: 2025, own: undefined });
  expect(settledBy(offset, openOffset)).toBe('factory-offset');
  expect(settledBy(offset, later)).toBeNull();
});

test('an option’s reason asks for that option', () => {
  const record = vehicleOf('toyota-4runner-2010');
  const truck = { year: 2014, own: { trim: 'trail-trd-off-road' } };
  const lift = kitOf('hollowridge-treadup-3x2');
  const { reasons } = assessFitment({
    vehicle: asOwned(record, truck),
    lift,
    wheel: null,
    tire: null,
  });
  const questions = questionsOf(record, truck);
  const found = reasons.map((one) => settledBy(one, questions)).filter((one) => one !== null);
  expect(found).toEqual([expect.objectContaining({ id: 'kdss' })]);
});
