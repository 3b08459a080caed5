import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthlyPayment } from './monthly-payment.ts';

const total = fc.integer({ min: 10_000, max: 5_000_000 });
const terms = fc.record({
  aprPercent: fc.integer({ min: 0, max: 3600 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 3, max: 84 }),
  downPercent: fc.integer({ min: 0, max: 90 }),
});

/** What is still owed after these payments, in cents with fractions. */
function owedAfter(financedCents: number, payments: number[], aprPercent: number): number {
  return payments.reduce((left, paid) => left * (1 + aprPercent / 1200) - paid, financedCents);
}

test('without interest all payments are what is owed, to the cent', () => {
  const free = { aprPercent: 0, months: 12, downPercent: 0 };
  expect(monthlyPayment(120_000, free)).toMatchObject({ monthlyCents: 10_000, paidCents: 120_000 });
  expect(monthlyPayment(100_000, free)).toMatchObject({ monthlyCents: 8_334, paidCents: 100_000 });
});

test('$6,888 with 10 % down over 36 months at 9.99 % is $200.01 a month', () => {
  const sheet = monthlyPayment(688_800, { aprPercent: 9.99, months: 36, downPercent: 10 });
  // 619,920 × 0.008325 / (1 − 1.008325⁻³⁶), is 20,000.16 cents: rounded up
  expect(sheet).toMatchObject({ downCents: 68_880, financedCents: 619_920, monthlyCents: 20_001 });
});

test('the payments close the account: nothing is owed, and no cent too much is paid', () => {
  fc.assert(
    fc.property(total, terms, (totalCents, plan) => {
      const { downCents, financedCents, monthlyCents, paidCents } = monthlyPayment(
        totalCents,
        plan,
      );
      const last = paidCents - downCents - monthlyCents * (plan.months - 1);
      expect(downCents + financedCents).toBe(totalCents);
      expect(last).toBeGreaterThanOrEqual(0);
      expect(last).toBeLessThanOrEqual(monthlyCents);
      const payments = [...Array<number>(plan.months - 1).fill(monthlyCents), last];
      const owed = owedAfter(financedCents, payments, plan.aprPercent);
      if (last > 0) {
        expect(owed).toBeLessThanOrEqual(0.01);
        expect(owed).toBeGreaterThan(-1.01);
      }
    }),
  );
});

test('more owed, a higher rate or fewer months never make a payment smaller', () => {
  fc.assert(
    fc.property(total, terms, fc.integer({ min: 0, max: 1_000_000 }), (totalCents, plan, more) => {
      const { monthlyCents } = monthlyPayment(totalCents, plan);
      const at = (changed: Partial<typeof plan>, cents = totalCents) =>
        monthlyPayment(cents, { ...plan, ...changed }).monthlyCents;
      expect(at({}, totalCents + more)).toBeGreaterThanOrEqual(monthlyCents);
      expect(at({ aprPercent: plan.aprPercent + 1 })).toBeGreaterThanOrEqual(monthlyCents);
      if (plan.months > 3) {
        expect(at({ months: plan.months - 1 })).toBeGreaterThanOrEqual(monthlyCents);
      }
    }),
  );
});
