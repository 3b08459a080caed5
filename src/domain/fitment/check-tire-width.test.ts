import { expect, test } from 'vitest';
import { tireOf, vehicleOf, wheelOf } from '#tests/factories/demo-records.ts';
import type { FitTire, FitWheel } from './build.ts';
import { readRowNote } from './row-note.ts';
import { assessFitment } from './rules.ts';

function widthReason(id: string, frontIn: number, tire: FitTire) {
  return widthReasons(id, frontIn, { tire, wheel: null })[0];
}

function widthReasons(
  id: string,
  frontIn: number,
  { tire, wheel }: { tire: FitTire; wheel: FitWheel | null },
) {
  const lift = {
    type: 'leveling',
    for: '',
    frontIn,
    rearIn: frontIn,
    driveline: null,
    reGear: false,
  } as const;
  const { reasons } = assessFitment({ vehicle: vehicleOf(id), lift, wheel, tire });
  return reasons.filter(({ code }) => /^tire\.wid(?:er|th)/.test(code));
}

const tire = tireOf('wexmoor-furlong-rt-37x1250r20lt');
const wide = { ...tire, size: '37x13.50R20LT' };

test('a row that names a 37x12.50 grants no 37x13.50', () => {
  expect(widthReason('ford-f150-2015', 6, tire)).toBeUndefined();
  expect(widthReason('ford-f150-2015', 6, wide)).toMatchObject({
    verdict: 'unknown',
    values: { have: 13.5, limit: 12.5, height: 37 },
    margin: -1,
  });
});

test('it is granted where a row names it, or a larger one as wide', () => {
  expect(widthReason('ford-superduty-2005', 4, wide)).toBeUndefined();
  expect(widthReason('ford-superduty-2017', 6, wide)).toBeUndefined();
  expect(widthReason('ford-superduty-2017', 4, wide)?.verdict).toBe('unknown');
});

test('on a wheel, what the tire reaches beyond a narrower one settles it', () => {
  const on = (offsetMm: number | null, frontIn: number) => {
    const wheel = { ...wheelOf('vantrel-quoin-18x8.5-6x135-p25'), diameterIn: 20, widthIn: 10 };
    const reasons = widthReasons('ford-f150-2015', frontIn, {
      tire: { ...tire, size: '35x13.50R20LT', diameterIn: 34.8 },
      wheel: { ...wheel, offsetMm },
    });
    return reasons.map(({ code, values }) => [code, values.sweeps]);
  };
  expect(on(-18, 6)).toEqual([['tire.widerWork', 35.7]]);
  // The row at 4 in ends at 35 in, clean; at 6 in no wheel is on record this far in, and without an offset nobody knows.
  expect(on(-44, 4)).toEqual([['tire.widerFar', 37.5]]);
  for (const open of [on(-12, 4), on(40, 6), on(null, 6)]) {
    expect(open).toEqual([['tire.wider', undefined]]);
  }
});

test('a metric size is not asked', () => {
  expect(widthReason('ford-f150-2015', 6, { ...tire, size: 'LT275/65R20' })).toBeUndefined();
});

test('where no row names a width in its height, the usual width is granted', () => {
  const reasonOf = (size: string) => widthReason('ford-f150-2015', 6, { ...tire, size });
  expect(reasonOf('36x12.50R20LT')).toBeUndefined();
  expect(reasonOf('36x13.50R20LT')).toMatchObject({
    code: 'tire.widthUnknown',
    verdict: 'unknown',
  });
});

test('what is usual is not said to be on record', () => {
  const usual = widthReason('ford-f150-2015', 6, { ...tire, size: '36x13.50R20LT' });
  expect(usual?.source.label).toMatch(/^Tire trade/);
  expect(usual?.confidence).toBe('medium');
  const named = widthReason('ford-f150-2015', 6, wide);
  expect(named).toMatchObject({
    code: 'tire.wider',
    source: { label: expect.stringMatching(/^Vehicle record/) },
  });
});

test('two widths of one height are read as the wider', () => {
  expect(readRowNote('37x12.50/13.50').named).toEqual([{ diameterIn: 37, sectionIn: 13.5 }]);
});
