import { checkDigitOf } from './check-digit.ts';
import { readTypedVin } from './read-typed-vin.ts';

export type VinProblem = 'length' | 'characters' | 'check-digit';

/**
 * Reads a typed VIN to order parts by: whole, and with the check digit that every vehicle sold in the United States has
 * in position 9 (49 CFR 565.15), so that a mistyped character is found before a part is.
 */
export function checkVin(typed: string): { vin: string } | { problem: VinProblem } {
  const read = readTypedVin(typed);
  if (read.status === 'wrong-length') return { problem: 'length' };
  if (read.status === 'wrong-characters') return { problem: 'characters' };
  const { vin } = read;
  return vin[8] === checkDigitOf(vin) ? { vin } : { problem: 'check-digit' };
}
