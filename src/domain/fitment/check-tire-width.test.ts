import { expect, test } from 'vitest';
import { tireOf, vehicleOf } from '#tests/factories/demo-records.ts';
import type { FitTire } from './build.ts';
import { readRowNote } from './row-note.ts';
import { assessFitment } from './rules.ts';

function widthReason(id: string, frontIn: number, tire: FitTire) {
  const lift = {
    type: 'leveling',
    for: '',
    frontIn,
    rearIn: frontIn,
    driveline: null,
    reGear: false,
  } as const;
  const { reasons } = assessFitment({ vehicle: vehicleOf(id), lift, wheel: null, tire });
  return reasons.find(({ code }) => code === 'tire.wider' || code === 'tire.widthUnknown');
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
