/** Position 10 repeats every 30 years; I, O, Q, U, Z and 0 are not used (49 CFR 565.15, table VII). */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** How far ahead of the calendar a model year can be: next year's trucks are sold this year, and announced before. */
const yearsAhead = 2;

export type YearCandidates = {
  /** Newest first. Empty if position 10 is not a year's character. */
  years: number[];
  /** The year by position 7 (a letter from 2010 on, a digit before); only cars, SUVs and light trucks must follow it. */
  bySeventh: number | null;
};

/** The model years that a VIN can mean (49 CFR 565.15). */
export function modelYearsOf(vin: string, currentYear: number): YearCandidates {
  const code = yearCodes.indexOf(vin[9] ?? '');
  if (code < 0 || vin[9] === undefined) return { years: [], bySeventh: null };
  const [older, newer] = [1980 + code, 2010 + code];
  const years = [newer, older].filter((year) => year <= currentYear + yearsAhead);
  return { years, bySeventh: /\d/.test(vin[6] ?? '') ? older : newer };
}
