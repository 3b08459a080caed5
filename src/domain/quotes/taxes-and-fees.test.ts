import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingTaxFacts, type OwnTaxRules, unknownRegion } from '#src/domain/rates/index.ts';
import { shopRates } from '#tests/factories/finished-builds.ts';
import type { Bill } from './bill.ts';
import { priceBill } from './price-bill.ts';
import { levels } from './span.ts';

const maybe = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { freq: 8 });
const own: fc.Arbitrary<OwnTaxRules> = fc.record({
  region: fc.constant('other' as const),
  percent: maybe(fc.integer({ min: 0, max: 15_000 }).map((thousandths) => thousandths / 1000)),
  parts: maybe(fc.boolean()),
  labor: maybe(fc.boolean()),
  supplies: maybe(fc.boolean()),
  tireFeeCents: maybe(fc.integer({ min: 0, max: 2_000 })),
  tireFeeName: fc.constantFrom('', 'Tire recycling fee'),
  tireFee: maybe(fc.boolean()),
});

const span = (most: number) =>
  fc
    .array(fc.integer({ min: 0, max: most }), { minLength: 3, maxLength: 3 })
    .map((ends) => ends.sort((one, other) => one - other))
    .map(([low = 0, likely = 0, high = 0]) => ({ low, likely, high }));

const bills: fc.Arbitrary<Bill> = fc.record({
  parts: fc.array(
    fc.record({
      code: fc.constantFrom('lift-kit' as const, 'wheels' as const, 'tires' as const),
      count: fc.integer({ min: 1, max: 5 }),
      eachCents: span(300_000),
    }),
    { maxLength: 4 },
  ),
  jobs: fc.array(
    fc.record({
      job: fc.constantFrom('lift' as const, 'trim' as const, 're-gear' as const),
      hours: span(400).map(({ low, likely, high }) => ({
        low: low / 10,
        likely: likely / 10,
        high: high / 10,
      })),
    }),
    { maxLength: 3 },
  ),
  tires: fc.option(
    fc.record({
      count: fc.integer({ min: 1, max: 5 }),
      diameterIn: fc.integer({ min: 28, max: 40 }),
      eachCents: fc.integer({ min: 5_000, max: 90_000 }),
    }),
  ),
});

const sum = (cents: number[]) => cents.reduce((total, each) => total + each, 0);

type Priced = ReturnType<typeof priceBill>;
type Level = (typeof levels)[number];

const centsOf = (quote: Priced, code: string, level: Level) =>
  quote.lines.find((line) => line.code === code)?.cents[level] ?? 0;

/** What the rules tax, from the lines of the quote. */
function taxedCents(quote: Priced, tax: OwnTaxRules, level: Level): number {
  const supplies = centsOf(quote, 'supplies', level);
  return sum([
    tax.parts ? quote.partsCents[level] : 0,
    tax.labor ? quote.labourCents[level] - supplies : 0,
    tax.supplies ? supplies : 0,
    tax.tireFee ? centsOf(quote, 'tire-fee', level) : 0,
  ]);
}

test('whatever the rules, sums hold', () => {
  fc.assert(
    fc.property(bills, own, (bill, tax) => {
      const quote = priceBill(bill, { ...shopRates, tax });
      for (const level of levels) {
        const groups = {
          parts: quote.partsCents,
          labour: quote.labourCents,
          fees: quote.feesCents,
        };
        for (const [group, cents] of Object.entries(groups)) {
          const lines = quote.lines.filter((line) => line.group === group);
          expect(sum(lines.map((line) => line.cents[level]))).toBe(cents[level]);
        }
        const total = sum(Object.values(groups).map((cents) => cents[level]));
        expect(quote.totalCents[level]).toBe(total);
      }
    }),
    { numRuns: 500 },
  );
});

test('tax is the share of exactly what is taxed, to the nearest cent', () => {
  fc.assert(
    fc.property(bills, own, (bill, tax) => {
      const quote = priceBill(bill, { ...shopRates, tax });
      if (quote.isBeforeTax) return;
      for (const level of levels) {
        const exact = (taxedCents(quote, tax, level) * (tax.percent ?? 0)) / 100;
        const rounded = centsOf(quote, 'tax', level);
        expect(Math.abs(rounded - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }
    }),
    { numRuns: 500 },
  );
});

test('while a rule is missing there is neither tax nor fee, and the quote says so', () => {
  fc.assert(
    fc.property(bills, own, (bill, tax) => {
      const quote = priceBill(bill, { ...shopRates, tax });
      expect(quote.isBeforeTax).toBe(missingTaxFacts(tax).length > 0);
      if (!quote.isBeforeTax) return;
      expect(quote.feesCents).toEqual({ low: 0, likely: 0, high: 0 });
      expect(quote.lines.filter(({ group }) => group === 'fees')).toEqual([]);
    }),
  );
});

test('parts, labor and lines before tax are the same in every region', () => {
  fc.assert(
    fc.property(bills, own, (bill, tax) => {
      const home = priceBill(bill, shopRates);
      const away = priceBill(bill, { ...shopRates, tax });
      expect(away.partsCents).toEqual(home.partsCents);
      expect(away.labourCents).toEqual(home.labourCents);
      expect(home.isBeforeTax).toBe(false);
    }),
  );
});

test('rules like Arizona’s, entered by hand, cost the same to the cent', () => {
  fc.assert(
    fc.property(bills, (bill) => {
      const tax: OwnTaxRules = {
        ...unknownRegion,
        percent: shopRates.salesTaxOnPartsPercent,
        parts: true,
        labor: false,
        supplies: false,
        // A tire from $100 on reaches the cap.
        tireFeeCents: shopRates.tireFeeCapCentsEach,
        tireFee: false,
      };
      const dear = bill.tires && { ...bill.tires, eachCents: bill.tires.eachCents + 10_000 };
      const home = priceBill({ ...bill, tires: dear }, shopRates);
      const away = priceBill({ ...bill, tires: dear }, { ...shopRates, tax });
      expect(away.totalCents).toEqual(home.totalCents);
      expect(away.lines.map(({ ownName: _, ...line }) => line)).toEqual(home.lines);
    }),
  );
});

test('what is missing is named; where nothing is taxed, no percentage is', () => {
  expect(missingTaxFacts(unknownRegion)).toEqual([
    'parts',
    'labor',
    'supplies',
    'tireFee',
    'tireFeeCents',
    'percent',
  ]);
  const none = { ...unknownRegion, parts: false, labor: false, supplies: false, tireFeeCents: 0 };
  expect(missingTaxFacts(none)).toEqual([]);
  expect(missingTaxFacts({ ...none, parts: true })).toEqual(['percent']);
  expect(missingTaxFacts({ ...none, tireFeeCents: 100 })).toEqual(['tireFee', 'percent']);
});
