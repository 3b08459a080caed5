import { expect, test } from 'vitest';
import type { SeededBuild } from '#src/domain/gallery/index.ts';
import { tireOf, vehicleOf, wheelOf } from '#tests/factories/demo-records.ts';
import { finishedBuilds, shopRates } from '#tests/factories/finished-builds.ts';
import type { Bill, JobItem, PartItem } from './bill.ts';
import { priceBill } from './price-bill.ts';
import type { Quote } from './quote.ts';
import { exactly } from './span.ts';

const noBill: Bill = { parts: [], jobs: [], tires: null };
const likely = (quote: Quote, code: string) =>
  quote.lines.find((line) => line.code === code)?.cents.likely;

/** The bill of a finished build, of which every amount is known. */
function billed(build: SeededBuild['record']): Bill {
  const tire = tireOf(build.tire.sku);
  const count = build.tire.quantity;
  return {
    parts: [...partsBought(build), part('tires', { count, cents: tire.priceCents })],
    jobs: build.labour.items.flatMap(({ job, hours }): JobItem[] =>
      job === 'mount-balance' ? [] : [{ job, hours: exactly(hours) }],
    ),
    tires: { count, diameterIn: build.tire.diameterIn, eachCents: tire.priceCents },
  };
}

function partsBought({ lift, wheel, tpms, extras, vehicleId }: SeededBuild['record']): PartItem[] {
  const items = extras.map(({ priceCents }) => part('gear-sets', { count: 1, cents: priceCents }));
  if (lift) items.push(part('lift-kit', { count: 1, cents: lift.priceCents }));
  if (tpms === 'new') {
    items.push(part('tpms-sensors', { count: 4, cents: shopRates.tpmsSensorCents }));
  }
  if (!wheel) return items;
  const { eight, fiveSix } = shopRates.lugKitCents;
  const lugs = vehicleOf(vehicleId).boltPattern.startsWith('8x') ? eight : fiveSix;
  const { priceCents } = wheelOf(wheel.sku);
  items.push(part('lug-kit', { count: 1, cents: lugs }));
  items.push(part('wheels', { count: wheel.quantity, cents: priceCents }));
  return items;
}

function part(
  code: PartItem['code'],
  { count, cents }: { count: number; cents: number },
): PartItem {
  return { code, count, eachCents: exactly(cents) };
}

test.each(finishedBuilds.map((build) => [build.slug, build] as const))(
  '%s cost what its owner paid, to the cent',
  (_slug, build) => {
    const quote = priceBill(billed(build), shopRates);
    const { price } = build;
    expect(quote.partsCents).toEqual(exactly(price.partsCents));
    expect(quote.labourCents.likely).toBe(
      price.labourCents + price.mountBalanceCents + price.suppliesCents + price.disposalCents,
    );
    expect(likely(quote, 'tax')).toBe(price.taxCents);
    expect(likely(quote, 'tire-fee')).toBe(price.tireFeeCents);
    expect(quote.totalCents).toEqual(exactly(price.totalCents));
    expect(quote.movedBy).toEqual([]);
  },
);

test('nothing costs nothing', () => {
  const quote = priceBill(noBill, shopRates);
  expect(quote.lines).toEqual([]);
  expect(quote.totalCents).toEqual(exactly(0));
});

test('an uncertain line moves the total with its tax and supplies, and is named', () => {
  const quote = priceBill(
    {
      ...noBill,
      parts: [{ code: 'lift-kit', count: 1, eachCents: { low: 0, likely: 100_00, high: 200_00 } }],
      jobs: [
        { job: 'trim', hours: { low: 0, likely: 1, high: 2 } },
        { job: 'lift', hours: exactly(2) },
      ],
    },
    shopRates,
  );
  // 2 h at $165, supplies 6 %; then $100, 1 h more and 9.1 % tax; then the same again.
  expect(quote.totalCents.low).toBe(330_00 + 19_80);
  expect(quote.totalCents.likely).toBe(495_00 + 29_70 + 100_00 + 9_10);
  expect(quote.totalCents.high).toBe(660_00 + 39_60 + 200_00 + 18_20);
  expect(quote.movedBy).toEqual(['trim', 'lift-kit']);
});

test('labour and fees are not taxed, and the fee of a dear tire is capped', () => {
  const tires = { count: 4, diameterIn: 33, eachCents: 90_00 };
  const cheap = priceBill({ ...noBill, tires }, shopRates);
  expect(likely(cheap, 'tire-fee')).toBe(4 * 1_80);
  expect(likely(cheap, 'tax')).toBeUndefined();
  const dear = priceBill({ ...noBill, tires: { ...tires, eachCents: 400_00 } }, shopRates);
  expect(likely(dear, 'tire-fee')).toBe(4 * 2_00);
});

test('a tire named 37 takes the dearer mounting, a 35 does not', () => {
  const mounting = (diameterIn: number) =>
    likely(
      priceBill({ ...noBill, tires: { count: 4, diameterIn, eachCents: 1 } }, shopRates),
      'mount-balance',
    );
  expect(mounting(34.8)).toBe(4 * 35_00);
  expect(mounting(36.8)).toBe(4 * 55_00);
});

test('supplies stop at their cap', () => {
  const supplies = (hours: number) =>
    likely(
      priceBill({ ...noBill, jobs: [{ job: 'lift', hours: exactly(hours) }] }, shopRates),
      'supplies',
    );
  expect(supplies(1)).toBe(9_90);
  expect(supplies(20)).toBe(60_00);
});

test('totals are the sums of their lines, and never fall from low to high', () => {
  for (const build of finishedBuilds) {
    const { lines, totalCents, partsCents, labourCents, feesCents } = priceBill(
      billed(build),
      shopRates,
    );
    const sum = lines.reduce((total, { cents }) => total + cents.likely, 0);
    expect(sum).toBe(totalCents.likely);
    expect(partsCents.likely + labourCents.likely + feesCents.likely).toBe(sum);
  }
});
