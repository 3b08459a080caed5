import type { Financing } from '#src/domain/settings/index.ts';
import type { Cents } from '#src/lib/money.ts';

export type MonthlyPayment = {
  downCents: Cents;
  financedCents: Cents;
  /** Each payment but the last, which may be a few cents less. */
  monthlyCents: Cents;
  /** Down payment and all payments. */
  paidCents: Cents;
};

type Terms = Pick<Financing, 'aprPercent' | 'months' | 'downPercent'>;

/**
 * An example of paying by the month: equal payments at the end of each month, interest on what is left (the actuarial
 * method of 12 CFR 1026, Appendix J). A payment is rounded up to a cent, so the last one closes the account.
 */
export function monthlyPayment(totalCents: Cents, terms: Terms): MonthlyPayment {
  const { aprPercent, months, downPercent } = terms;
  const downCents = Math.round((totalCents * downPercent) / 100);
  const financedCents = totalCents - downCents;
  const rate = aprPercent / 100 / 12;
  const exact =
    rate === 0 ? financedCents / months : (financedCents * rate) / (1 - (1 + rate) ** -months);
  // A payment that is whole but for the arithmetic's last bits is whole.
  const monthlyCents = Math.ceil(exact - 1e-6);
  const lastCents = Math.max(
    0,
    Math.ceil(leftAfter(financedCents, { monthlyCents, rate, months })),
  );
  return {
    downCents,
    financedCents,
    monthlyCents,
    paidCents: downCents + monthlyCents * (months - 1) + lastCents,
  };
}

type Plan = { monthlyCents: Cents; rate: number; months: number };

/** What the last payment has to be, in cents with fractions. */
function leftAfter(financedCents: Cents, { monthlyCents, rate, months }: Plan): number {
  let left = financedCents;
  for (let paid = 1; paid < months; paid += 1) left = left * (1 + rate) - monthlyCents;
  return left * (1 + rate) - 1e-6;
}
