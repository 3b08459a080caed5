import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import file from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import {
  liftKitsOf,
  type OwnTruck,
  parseCatalogSeed,
  vehicleSchema,
} from '#src/domain/catalog/index.ts';
import { assessFitment, type FitBuild } from '#src/domain/fitment/index.ts';
import { translate } from '#src/web/words/translate.ts';
import { dailyRows } from './daily-rows.ts';
import { driveRows, loadRow } from './drive-rows.ts';
import { fenderRows } from './fender-row.ts';
import { figureRows } from './figure-rows.ts';
import type { NumberRow } from './number-row.ts';
import { measuresOf } from './reason-measures.ts';
import { sourceText } from './source-text.ts';
import numberStrings from './words.json' with { type: 'json' };

const vehicles = vehicleSchema.array().parse(records);
const catalog = parseCatalogSeed(file);
const kits = catalog.liftLines.flatMap(liftKitsOf);
const f150 = vehicles.find(({ id }) => id === 'ford-f150-2021');
if (!f150) throw new Error('The reference file has changed');

const words = (locale: 'en' | 'es') => ({ t: translate(numberStrings, locale), locale });

function rowsOf(build: FitBuild, locale: 'en' | 'es' = 'en'): NumberRow[] {
  const said = words(locale);
  return [
    ...figureRows(build, said),
    ...driveRows(build, said),
    ...dailyRows(build, said),
    loadRow(build, { loadIndex: null, words: said }),
  ];
}

const oracle: FitBuild = {
  vehicle: f150,
  lift: {
    type: 'coilover',
    for: '',
    frontIn: 6,
    rearIn: 6,
    driveline: null,
    reGear: false,
  },
  wheel: { diameterIn: 20, widthIn: 10, offsetMm: -18, boltPatterns: ['6x135'], boreMm: 87.1 },
  tire: { size: '35x12.50R20LT', diameterIn: 35, rimMinIn: null, rimMaxIn: null, maxLoadLb: 3195 },
};

test('the oracle’s figures, each with the formula anybody can put into a calculator', () => {
  const told = Object.fromEntries(rowsOf(oracle).map((row) => [row.key, row]));
  expect(told.poke).toMatchObject({
    value: '+3.7 in',
    note: '94 mm past the stock wheel, each side',
  });
  expect(told.poke?.how.formula).toBe('(10 − 7.5) ÷ 2 × 25.4 + 44 − (−18) = 93.75 mm');
  expect(told.backspacing?.value).toBe('4.79 in');
  expect(told.backspacingCenter?.value).toBe('4.29 in');
  expect(told.track).toMatchObject({ value: '+4.9 in' });
  expect(told.height?.delta).toBe('+7.5');
  expect(told['gear-3.55']).toMatchObject({
    value: '3.25',
    note: '3.55 drives like 3.25. 3.87 would bring it back; nearest sold is 3.73.',
  });
  expect(told.rpm?.value).toBe('91.6 %');
});

const daily = (frontIn: number, rearIn: number, locale: 'en' | 'es' = 'en') => {
  const lift = oracle.lift && { ...oracle.lift, frontIn, rearIn };
  const rows = dailyRows({ ...oracle, lift, wheel: null, tire: null }, words(locale));
  return Object.fromEntries(rows.map((row) => [row.key, row]));
};

test('the step and the hitch are told as what they mean, with the formula', () => {
  const built = daily(6, 6);
  expect(built.stepIn).toMatchObject({
    value: '+6 in',
    note: 'Higher to step in than stock, at the doors. Drop or power steps make up for some of it.',
    how: { formula: '(32.07 − 32.07) ÷ 2 + (6 + 6) ÷ 2 + 0 = 6 in' },
  });
  expect(built.hitch).toMatchObject({
    value: '+6 in',
    note: 'Higher than stock. To pull the same trailer level, the ball mount needs 6 in more drop.',
    how: { formula: '(32.07 − 32.07) ÷ 2 + 6 = 6 in' },
  });
  expect(daily(2, 2).stepIn?.note).toBe('Higher to step in than stock, at the doors');
  const level = daily(2, 0, 'es').hitch;
  expect(level?.value).toMatch(/^−0\.\d pulg$/);
  expect(level?.note).toMatch(/la barra necesita 0\.\d pulg menos de caída\.$/);
  expect(level?.how.inputs).toContainEqual({
    label: 'Distancia entre ejes',
    value: `${f150.wheelbaseIn} pulg`,
  });
});

test('what the odometer misses is told apart from what the truck burns', () => {
  const odometer = (diameterIn: number) =>
    rowsOf({ ...oracle, tire: oracle.tire && { ...oracle.tire, diameterIn } }).find(
      ({ key }) => key === 'odometer',
    );
  expect(odometer(35)).toMatchObject({
    value: '109.1 mi',
    note: 'Until it is calibrated, it misses miles: miles per gallon look 8.4 % worse than they are. Any drop beyond that is real.',
    how: { formula: '100 × 35 ÷ 32.07 = 109.12 mi' },
  });
  expect(odometer(31)?.note).toMatch(/miles per gallon look 3\.5 % better than they are\.$/);
});

test('a stock truck steps in, tows and counts as before', () => {
  for (const vehicle of vehicles) {
    const rows = dailyRows({ vehicle, lift: null, wheel: null, tire: null }, words('en'));
    expect(rows.map(({ value, note }) => [value, note])).toEqual([
      ['0 in', 'As high as stock'],
      ['0 in', 'As high as stock: your ball mount still fits your trailer.'],
      ['100 mi', 'It counts right, so miles per gallon from it are right too.'],
    ]);
  }
});

/** The arithmetic in a printed formula; function names are ignored. */
function calculate(formula: string): { computed: number; told: number } {
  const [left = '', right = ''] = formula.split(' = ');
  const arithmetic = left.replaceAll('÷', '/').replaceAll('×', '*').replaceAll('−', '-');
  if (!/^[\d.+\-*/() ]+$/.test(arithmetic)) throw new Error(`not arithmetic: ${formula}`);
  const computed = Number(runInNewContext(arithmetic));
  return { computed, told: Number.parseFloat(right.replace('−', '-')) };
}

test('every worked formula gives what is printed behind it, on every vehicle', () => {
  let worked = 0;
  for (const vehicle of vehicles) {
    for (const row of rowsOf({ ...oracle, vehicle })) {
      const { formula } = row.how;
      if (row.value === null || formula === null || !formula.includes(' = ')) continue;
      if (!/^[(\d]/.test(formula)) continue;
      const { computed, told } = calculate(formula.replace(/\. .*$/, ''));
      expect(Math.abs(computed - told), `${vehicle.id} ${formula}`).toBeLessThan(0.03);
      worked += 1;
    }
  }
  expect(worked).toBeGreaterThan(vehicles.length * 7);
});

test('what is not known says why and who measures it, in both languages', () => {
  for (const vehicle of vehicles) {
    for (const locale of ['en', 'es'] as const) {
      for (const row of rowsOf({ ...oracle, vehicle }, locale)) {
        if (row.value === null) expect(row.why, `${vehicle.id} ${row.key}`).toBeTruthy();
        else expect(row.value).not.toMatch(/NaN|undefined|null/);
      }
    }
  }
});

test('a factory wheel that stays moves nothing, known offset or not', () => {
  for (const vehicle of vehicles) {
    const rows = figureRows({ vehicle, lift: null, wheel: null, tire: null }, words('en'));
    const poke = rows.find(({ key }) => key === 'poke');
    expect(poke?.value, vehicle.id).toBe('0 in');
  }
});

test('every source that a verdict or a figure names is said in Spanish', () => {
  const unsaid = new Set<string>();
  vehicles.forEach((vehicle, at) => {
    const parts = [3, 17, 41, 97].map((step) => ({
      vehicle,
      lift: kits[(at * step) % kits.length] ?? null,
      wheel: catalog.wheels[(at * step) % catalog.wheels.length] ?? null,
      tire: catalog.tires[(at * step) % catalog.tires.length] ?? null,
    }));
    for (const build of parts) {
      const { reasons } = assessFitment(build);
      const sources = [...reasons, ...rowsOf(build).map(({ how }) => how)].map((one) => one.source);
      for (const source of sources) {
        const isNamedAlike = source.label.startsWith('A.R.S.');
        if (!isNamedAlike && sourceText(source, 'es') === source.label) unsaid.add(source.label);
      }
    }
  });
  expect([...unsaid]).toEqual([]);
});

test('a reason tells what was measured against its limit; a note only what was measured', () => {
  const { reasons } = assessFitment(oracle);
  const poke = reasons.find(({ code }) => code === 'offset.poke');
  const deciding = reasons.find((one) => one.decides && one.margin !== null);
  expect(poke && measuresOf(poke, 'en')).toEqual([{ name: 'measured', value: '93.8 mm' }]);
  expect(deciding && measuresOf(deciding, 'es').map(({ name }) => name)).toEqual([
    'measured',
    'limit',
    'margin',
  ]);
});

const fenders = (own: OwnTruck, rear = 1, locale: 'en' | 'es' = 'en') => {
  const lift = oracle.lift && { ...oracle.lift, frontIn: 2, rearIn: rear };
  return fenderRows(own, {
    build: { ...oracle, lift: rear < 0 ? null : lift },
    words: words(locale),
  });
};

test('measured fenders are told today and with the kit, and how the nose sits', () => {
  const own = { fenderFrontIn: 21.5, fenderRearIn: 23.5 };
  expect(fenders(own)).toMatchObject([
    {
      label: 'Fender heights, front / rear',
      value: '23.5 / 24.5 in',
      note: '21.5 / 23.5 in now. With this kit the nose sits 1 in low.',
      how: { formula: '21.5 + 2 = 23.5 in; 23.5 + 1 = 24.5 in' },
    },
  ]);
  expect(fenders(own, 0)[0]?.note).toBe('21.5 / 23.5 in now. With this kit it sits level.');
  expect(fenders({ ...own, fenderRearIn: 21 }, 0)[0]?.note).toMatch(/the nose sits 2.5 in high\.$/);
  expect(fenders(own, -1)).toMatchObject([
    { value: '21.5 / 23.5 in', note: 'From hub center to fender. The nose sits 2 in low.' },
  ]);
  expect(fenders(own, 1, 'es')[0]?.note).toBe(
    'Hoy 21.5 / 23.5 pulg. Con este kit la trompa queda 1 pulg más baja.',
  );
});

test('one measured end is told alone; without any there is no row', () => {
  expect(fenders({ fenderRearIn: 23.5 })).toMatchObject([
    {
      label: 'Fender height, rear',
      value: '24.5 in',
      note: '23.5 in now. Measure the other end too, and we say how level it sits.',
    },
  ]);
  expect(fenders({ trim: 'tremor' })).toEqual([]);
});
