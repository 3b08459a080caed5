import { z } from 'zod';
import { findTireSize } from '#src/domain/fitment/index.ts';
import { mayBeShown } from './may-be-shown.ts';
import { partStatuses } from './part-query.ts';
import { why } from './refusals.ts';
import {
  neededCents,
  neededNumber,
  neededText,
  optionalCents,
  optionalNumber,
  optionalText,
  optionalWhole,
} from './typed-values.ts';

/** What makers print on the carton and what orders name. */
export const skuPattern = /^[A-Za-z0-9][A-Za-z0-9 ._-]{0,79}$/;
export const drillingPattern = /^\d{1,2}x\d{2,3}(\.\d{1,2})?$/;

const offerFields = {
  sku: z.string().trim().regex(skuPattern, why('part.sku-form').reason),
  lineId: neededText(120),
  status: z.enum(partStatuses),
  priceUsd: neededCents,
  costUsd: optionalCents,
  mapUsd: optionalCents,
  msrpUsd: optionalCents,
  jobberUsd: optionalCents,
  onHand: optionalWhole({ min: 0, max: 100_000 }),
  leadTimeDays: optionalWhole({ min: 0, max: 730 }),
  upc: optionalText(14)
    .refine((code) => code === null || /^\d{12,14}$/.test(code), why('part.upc-form').reason)
    .refine(
      (code) => code === null || !/^\d{12,14}$/.test(code) || hasCheckDigit(code),
      why('part.upc-check').reason,
    ),
  supersededBy: optionalText(80),
  weightLb: neededNumber({ min: 1, max: 400 }),
  /** Addresses of pictures, one per line; a form without the field leaves them as they are. */
  images: z
    .string()
    .optional()
    .transform((text) => text?.split(/\s+/).filter(Boolean)),
};

const noPrice = { path: ['priceUsd'], message: why('part.no-price').reason };

/** One figure of a part, typed in a list. */
export const figureForms = {
  price: z.object({ typed: offerFields.priceUsd }),
  stock: z.object({ typed: offerFields.onHand }),
} as const;

const wheelForm = z
  .object({
    ...offerFields,
    diameterIn: neededNumber({ min: 10, max: 30 }),
    widthIn: neededNumber({ min: 4, max: 20 }),
    offsetMm: neededNumber({ min: -120, max: 120 }),
    boltPatterns: neededText(200).transform(toList).superRefine(areDrillings),
    boreMm: optionalNumber({ min: 40, max: 200 }),
    loadRatingLb: optionalNumber({ min: 500, max: 10_000 }),
    finishes: neededText(200).transform(toList),
    lug: neededText(80),
  })
  .refine(hasPriceWhereShown, noPrice);

/** Visitors see no part for nothing: one that came without a price is hidden until it has one. */
function hasPriceWhereShown(part: { status: string; priceUsd: number }): boolean {
  return mayBeShown({ status: part.status, priceCents: part.priceUsd });
}

const inches = { min: 1, max: 60 };

const tireForm = z
  .object({
    ...offerFields,
    size: neededText(40).refine(
      (text) => findTireSize(text) !== null,
      why('part.tire-size').reason,
    ),
    diameterIn: neededNumber({ min: 20, max: 60 }),
    sectionIn: neededNumber(inches),
    rimMinIn: optionalNumber(inches),
    rimMaxIn: optionalNumber(inches),
    measuringRimIn: optionalNumber(inches),
    loadRange: neededText(4),
    loadIndex: neededText(12),
    maxLoadLb: neededNumber({ min: 500, max: 12_000 }),
  })
  .refine(
    ({ rimMinIn, rimMaxIn }) => rimMinIn === null || rimMaxIn === null || rimMinIn <= rimMaxIn,
    { path: ['rimMaxIn'], message: why('part.rim-order').reason },
  )
  .refine(hasPriceWhereShown, noPrice);

/** The form of a part as it is sent: one name per field, empty if unknown. */
export const partForms = { wheels: wheelForm, tires: tireForm } as const;

export type WheelForm = z.output<typeof wheelForm>;
export type TireForm = z.output<typeof tireForm>;

function toList(text: string): string[] {
  return [...new Set(text.split(/[,;|\n]/).map((one) => one.trim()))].filter(Boolean);
}

function areDrillings(patterns: readonly string[], issues: z.RefinementCtx): void {
  const wrong = patterns.find((one) => !drillingPattern.test(one));
  if (wrong === undefined && patterns.length > 0) return;
  const { reason, values } = why('part.drilling-form', { text: wrong ?? '' });
  issues.addIssue({ code: 'custom', message: reason, params: values });
}

/** The last digit of UPC, EAN and GTIN: weights 3 and 1 from the right (GS1 General Specifications, 7.9). */
function hasCheckDigit(code: string): boolean {
  const digits = [...code].map(Number).reverse();
  const sum = digits.reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
