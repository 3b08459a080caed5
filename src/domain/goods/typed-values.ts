import { z } from 'zod';
import { why } from './refusals.ts';

/** A text of the form, trimmed; null if empty. */
export const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .default('')
    .transform((text) => (text === '' ? null : text));

export const neededText = (most: number) => z.string().trim().min(1).max(most);

type Range = { min: number; max: number };

/** A figure as people write it: "2,500", "8.5". */
export const neededNumber = (range: Range) =>
  z.string().trim().min(1).transform(toNumber).superRefine(within(range)).transform(Number);

/** Null if the field is empty. */
export const optionalNumber = (range: Range) =>
  z
    .string()
    .trim()
    .default('')
    .transform((text) => (text === '' ? null : toNumber(text)))
    .superRefine((value, issues) => (value === null ? undefined : within(range)(value, issues)));

/** A count, "12"; null if the field is empty. */
export const optionalWhole = (range: Range) =>
  z
    .string()
    .trim()
    .default('')
    .transform((text) => (text === '' ? null : toNumber(text)))
    .superRefine((value, issues) => {
      if (value === null) return;
      if (Number.isInteger(value)) within(range)(value, issues);
      else issues.addIssue({ code: 'custom', message: why('part.whole-form').reason });
    });

const mostDollars = 100_000;

/** Dollars, "1,249.50", in whole cents. */
export const neededCents = z
  .string()
  .trim()
  .min(1)
  .transform(toCents)
  .superRefine(centsWithin)
  .transform(Number);

export const optionalCents = z
  .string()
  .trim()
  .default('')
  .transform((text) => (text === '' ? null : toCents(text)))
  .superRefine((value, issues) => (value === null ? undefined : centsWithin(value, issues)));

export function toNumber(text: string): number {
  // A minus sign from a spreadsheet is another character than the keyboard's.
  return Number(text.replace(/,(?=\d{3})/g, '').replace('−', '-'));
}

function toCents(text: string): number {
  const plain = text.replace(/^\$\s*/, '').replace(/,(?=\d{3})/g, '');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}

function within({ min, max }: Range) {
  return (value: number, issues: z.RefinementCtx): void => {
    if (!Number.isFinite(value)) {
      issues.addIssue({ code: 'custom', message: why('part.number-form').reason });
    } else if (value < min || value > max) {
      const message = why('part.number-range', { min, max }).reason;
      issues.addIssue({ code: 'custom', message, params: { min, max } });
    }
  };
}

function centsWithin(value: number, issues: z.RefinementCtx): void {
  if (Number.isFinite(value) && value <= mostDollars * 100) return;
  issues.addIssue({ code: 'custom', message: why('part.price-form').reason });
}
