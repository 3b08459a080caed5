import { expect, test } from 'vitest';
import type { LiftKit } from '#src/domain/catalog/index.ts';
import { assessFitment, factoryWheel } from '#src/domain/fitment/index.ts';
import type { SeededBuild } from '#src/domain/gallery/index.ts';
import { kitOf, kits, tireOf, vehicleOf, wheelOf } from '#tests/factories/demo-records.ts';
import { finishedBuilds, shopRates } from '#tests/factories/finished-builds.ts';
import { billOf } from './bill-of-build.ts';
import { priceBill } from './price-bill.ts';
import { hasReason, type QuotedBuild } from './quoted-build.ts';

function quotedBuild(build: SeededBuild['record']): QuotedBuild {
  const vehicle = vehicleOf(build.vehicleId);
  const { lift } = build;
  const isChosen = (kit: LiftKit) => kit.lineId === lift?.lineId && kit.frontIn === lift.frontIn;
  const liftKit = kits.find(isChosen) ?? null;
  const wheel = build.wheel && wheelOf(build.wheel.sku);
  const tire = tireOf(build.tire.sku);
  const assessment = assessFitment({
    vehicle,
    lift: liftKit,
    wheel: wheel ?? factoryWheel(vehicle),
    tire,
  });
  const wantsGears = build.labour.items.some(({ job }) => job === 're-gear');
  const withSpare = build.tire.quantity === 5;
  return {
    vehicle,
    year: build.year,
    liftKit,
    wheel,
    tire,
    assessment,
    wantsGears,
    withSpare,
  };
}

/** Driveshafts and springs that no catalog rule requires; the shop found them necessary. */
function foundInTheBay({ extras }: SeededBuild['record']): number {
  const expected = /ring-and-pinion|track bar/i;
  return extras
    .filter(({ label }) => !expected.test(label.en))
    .reduce((sum, { priceCents }) => sum + Math.round(priceCents * 1.091), 0);
}

function quoteOf(build: QuotedBuild) {
  return priceBill(billOf(build, shopRates), shopRates);
}

/** A 2020 Tacoma with everything new, changed as given. */
function tacoma(changes: Partial<QuotedBuild> = {}): QuotedBuild {
  const build = finishedBuilds.find(({ slug }) => slug === '2020-tacoma-fire-road');
  if (!build) throw new Error('The finished Tacoma is gone');
  return { ...quotedBuild(build), ...changes };
}

const codesOf = (build: QuotedBuild) => quoteOf(build).lines.map(({ code }) => code);

test('what owners paid lies between low and high for nearly all that the shop has finished', () => {
  const outside = finishedBuilds.filter((build) => {
    const { low, high } = quoteOf(quotedBuild(build)).totalCents;
    const paid = build.price.totalCents - foundInTheBay(build);
    return paid < low || paid > high;
  });
  // It had the cheaper trim of a coilover kit that has one list price for all trucks.
  expect(outside.map(({ slug }) => slug)).toEqual(['2018-tundra-wide-tires']);
});

test('low is never above likely, nor likely above high, on any line', () => {
  for (const build of finishedBuilds) {
    for (const { cents } of quoteOf(quotedBuild(build)).lines) {
      expect(cents.low).toBeLessThanOrEqual(cents.likely);
      expect(cents.likely).toBeLessThanOrEqual(cents.high);
    }
  }
});

test('pressure sensors are a line from model year 2008, and none before', () => {
  expect(codesOf(tacoma())).toContain('tpms-sensors');
  expect(codesOf(tacoma())).toContain('tpms');
  const older = codesOf(tacoma({ year: 2007 }));
  expect(older).not.toContain('tpms-sensors');
  expect(older).not.toContain('tpms');
});

test('who keeps the tires pays neither mounting nor disposal nor the fee', () => {
  const codes = codesOf(tacoma({ tire: null }));
  for (const code of ['tires', 'mount-balance', 'disposal', 'tire-fee', 'speedometer']) {
    expect(codes).not.toContain(code);
  }
  expect(codes).toContain('wheels');
});

test('who keeps everything pays nothing', () => {
  const kept = tacoma({ tire: null, wheel: null, liftKit: null });
  expect(quoteOf(kept).totalCents).toEqual({ low: 0, likely: 0, high: 0 });
});

test('a matching spare is a fifth wheel and a fifth tire', () => {
  const counted = quoteOf(tacoma({ withSpare: true })).lines.filter(({ code }) =>
    ['wheels', 'tires', 'mount-balance', 'tire-fee'].includes(code),
  );
  expect(counted.map(({ quantity }) => quantity?.value.likely)).toEqual([5, 5, 5, 5]);
});

test('other gears are parts for both axles and a day and a half of work, where they are advised', () => {
  const advised = finishedBuilds
    .map(quotedBuild)
    .find(({ assessment }) => hasReason(assessment, 'gear.advise'));
  if (!advised) throw new Error('No finished build has gears advised');
  expect(codesOf({ ...advised, wantsGears: false })).not.toContain('re-gear');
  const { lines } = quoteOf({ ...advised, wantsGears: true });
  const likelyOf = (code: string) => lines.find((line) => line.code === code)?.cents.likely;
  expect(likelyOf('gear-sets')).toBe(1240_00);
  expect(likelyOf('re-gear')).toBe(1815_00);
  expect(quoteOf(tacoma({ wantsGears: true }))).toEqual(quoteOf(tacoma()));
});

test('a body lift is other work than a suspension', () => {
  const codes = codesOf(tacoma({ liftKit: kitOf('tollgate-bodyrise-2x2') }));
  expect(codes).toContain('body-lift');
  expect(codes).not.toContain('lift');
});
