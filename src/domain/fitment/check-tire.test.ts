import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liftTireRowSchema } from '#src/domain/catalog/index.ts';
import { tireOf, vehicleOf, vehicles } from '#tests/factories/demo-records.ts';
import { factoryTire } from './build.ts';
import { checkTireDiameter } from './check-tire.ts';
import { VERDICTS } from './reasons.ts';
import { readRowNote } from './row-note.ts';
import { tireDiameterIn } from './tire-dimensions.ts';
import { tireLimitIn } from './tire-limit.ts';

const f150 = vehicleOf('ford-f150-2004');
const base = tireOf('granfell-saltmarch-at-35x1250r18lt');

/** Limits: 33.0 untrimmed at stock, 34.0 with trimming from 2 in, 36.0 untrimmed from 4 in. */
const table = {
  ...f150,
  altStockTires: [],
  maxTireStockIn: 33,
  liftTire: liftTireRowSchema.array().parse([
    { liftIn: 0, maxTireIn: 33, trimming: 'none', offsetRangeMm: [0, 44], notes: '' },
    { liftIn: 2, maxTireIn: 34, trimming: 'minor', offsetRangeMm: [0, 44], notes: 'liner' },
    { liftIn: 4, maxTireIn: 36, trimming: 'none', offsetRangeMm: [0, 44], notes: '' },
  ]),
} satisfies typeof f150;

function judge(frontIn: number, diameterIn: number) {
  return checkTireDiameter({ vehicle: table, lift: { frontIn }, tire: { ...base, diameterIn } });
}

test('trap 1: 0.05 in over a printed limit is at the limit, a hair more is not', () => {
  expect(judge(0, 33.05)).toMatchObject({ code: 'tire.ok', verdict: 'fits' });
  expect(judge(0, 33.06)).toMatchObject({ code: 'tire.over', verdict: 'fits-with-work' });
});

test('trap 1: every standard tire fits its own truck, though some compute above the limit', () => {
  const over = vehicles.filter(
    (vehicle) => tireDiameterIn(vehicle.stockTire.size) > vehicle.maxTireStockIn,
  );
  expect(over).not.toHaveLength(0);
  for (const vehicle of vehicles) {
    const reason = checkTireDiameter({ vehicle, lift: null, tire: factoryTire(vehicle) });
    expect(reason.verdict).toBe('fits');
  }
});

test('trap 1: factory sizes over the limit of stock height belong to other trims, and are said to', () => {
  const said = vehicles.flatMap((vehicle) =>
    vehicle.altStockTires
      .filter((size) => tireDiameterIn(size) > (tireLimitIn(vehicle, 0) ?? 0) + 0.05)
      .map((size) => {
        const tire = { ...base, size, diameterIn: tireDiameterIn(size) };
        return checkTireDiameter({ vehicle, lift: null, tire });
      }),
  );
  expect(said).toHaveLength(4);
  for (const reason of said) {
    expect(reason).toMatchObject({ code: 'tire.otherTrim' });
    expect(['fits-with-work', 'unknown']).toContain(reason.verdict);
  }
});

test('trap 5: a tire that clears a lower row untrimmed needs no trimming higher up', () => {
  expect(judge(2, 33)).toMatchObject({ code: 'tire.ok', verdict: 'fits' });
  expect(judge(2, 33.5)).toMatchObject({
    code: 'tire.trim',
    verdict: 'fits-with-work',
    places: ['liner'],
    fix: { code: 'fix.trim' },
  });
});

test('trap 6: between two rows the lower one promises, and the room in between is work', () => {
  expect(tireLimitIn(table, 3.9)).toBe(34);
  expect(judge(3.9, 34).verdict).toBe('fits-with-work');
  expect(judge(3.9, 35)).toMatchObject({
    code: 'tire.between',
    verdict: 'fits-with-work',
    confidence: 'low',
    values: { limit: 34, below: 2, above: 4, lift: 3.9 },
  });
  expect(judge(2.1, 35).verdict).toBe('does-not-fit');
  expect(judge(4, 35).verdict).toBe('fits');
});

test('trap 7: a little over is work with the excess stated, a lot is refused', () => {
  expect(judge(0, 33.6)).toMatchObject({ verdict: 'fits-with-work', margin: -0.6 });
  expect(judge(0, 33.7)).toMatchObject({
    code: 'tire.over',
    verdict: 'does-not-fit',
    values: { have: 33.7, limit: 33, lift: 0 },
    fix: { code: 'fix.lift', values: { lift: 2 } },
  });
});

test('without a higher row there is no lift to offer', () => {
  expect(judge(4, 37).fix).toBeUndefined();
  expect(judge(4, 36.4).fix?.code).toBe('fix.trim');
});

test('a record without a row for this height is unknown', () => {
  const vehicle = { ...table, liftTire: table.liftTire.slice(1) };
  expect(checkTireDiameter({ vehicle, lift: null, tire: base })).toMatchObject({
    code: 'tire.unknown',
    verdict: 'unknown',
  });
});

const anyVehicle = fc.constantFrom(...vehicles);
const liftIn = fc.double({ min: 0, max: 10, noNaN: true });
const diameterIn = fc.double({ min: 28, max: 42, noNaN: true });

test('more lift never lowers the limit and never worsens the verdict', () => {
  fc.assert(
    fc.property(anyVehicle, fc.tuple(liftIn, liftIn), diameterIn, (vehicle, lifts, diameter) => {
      const [low, high] = [Math.min(...lifts), Math.max(...lifts)];
      expect(tireLimitIn(vehicle, high)).toBeGreaterThanOrEqual(tireLimitIn(vehicle, low) ?? 99);
      const tire = { ...base, diameterIn: diameter };
      const rank = (frontIn: number) =>
        VERDICTS.indexOf(checkTireDiameter({ vehicle, lift: { frontIn }, tire }).verdict);
      expect(rank(high)).toBeLessThanOrEqual(rank(low));
    }),
  );
});

test('a taller tire never does better', () => {
  fc.assert(
    fc.property(anyVehicle, liftIn, fc.tuple(diameterIn, diameterIn), (vehicle, frontIn, two) => {
      const rank = (diameter: number) => {
        const tire = { ...base, size: '26x7.00R15LT', diameterIn: diameter };
        return VERDICTS.indexOf(checkTireDiameter({ vehicle, lift: { frontIn }, tire }).verdict);
      };
      expect(rank(Math.max(...two))).toBeGreaterThanOrEqual(rank(Math.min(...two)));
    }),
  );
});

test('a larger size that the row’s note takes with trimming is work, not refused', () => {
  const record = vehicleOf('ram-1500-2019');
  const liftTire = record.liftTire.map((row) => ({
    ...row,
    ...{ maxTireIn: Math.min(row.maxTireIn, 34.9), cleanIn: null, trimAt: [] },
  }));
  const ram = { ...record, liftTire };
  const at = (frontIn: number, diameter: number) =>
    checkTireDiameter({ vehicle: ram, lift: { frontIn }, tire: { ...base, diameterIn: diameter } });
  expect(at(2, 34.8)).toMatchObject({
    code: 'tire.trim',
    places: [],
    values: { limit: 35 },
  });
  expect(at(6, 34.8).verdict).toBe('fits');
  expect(at(6, 36.8)).toMatchObject({ code: 'tire.trim', places: [] });
});

test('a size that the note calls clean needs no trimming where larger ones do', () => {
  const tundra = vehicleOf('toyota-tundra-2022');
  const tire = { ...base, diameterIn: 34.8 };
  expect(checkTireDiameter({ vehicle: tundra, lift: { frontIn: 6 }, tire })).toMatchObject({
    code: 'tire.ok',
    limit: 35,
  });
});

test('what wants spacers, too, or is done only with cutting is not taken from a note', () => {
  expect(readRowNote('37s on the 2017-on trucks need spacers/trim').trimmedIn).toBeNull();
  expect(readRowNote('38/39 class only with trimming and bump stops').trimmedIn).toBeNull();
  expect(readRowNote('32x11.50 clean-ish').cleanIn).toBeNull();
  expect(readRowNote('runs clean').cleanIn).toBeNull();
  expect(readRowNote('295/70R18 (34.3) with trim').trimmedIn).toBeCloseTo(34.26, 2);
});

test('a factory size on a row that only knows trimming is held by the row', () => {
  const stock = [{ ...table.liftTire[0], trimming: 'minor', notes: '' }] as typeof table.liftTire;
  const vehicle = { ...table, liftTire: stock };
  expect(checkTireDiameter({ vehicle, lift: null, tire: factoryTire(vehicle) })).toMatchObject({
    code: 'tire.ok',
    limit: 33,
  });
});

test('a height without a row has no limit', () => {
  expect(tireLimitIn({ ...table, liftTire: table.liftTire.slice(1) }, 1)).toBeNull();
});

test('a size nobody can read is not refused where its height may be that of another trim', () => {
  const truck = { ...table, altStockTires: ['LT275/65R20'] };
  const judged = (diameterIn: number) =>
    checkTireDiameter({ vehicle: truck, lift: null, tire: { ...base, size: '', diameterIn } });
  expect(judged(34.1)).toMatchObject({ code: 'tire.otherTrim', verdict: 'unknown' });
  expect(judged(36)).toMatchObject({ code: 'tire.over', verdict: 'does-not-fit' });
});
