import { z } from 'zod';
import { centsFromUsd } from '#src/lib/money.ts';
import type { Provenance } from './offer-schemas.ts';
import {
  type LiftKitLine,
  type liftHeightSchema,
  liftKitLineSchema,
  type Tire,
  type TireLine,
  tireLineSchema,
  tireSchema,
  tireTypeSchema,
  type Wheel,
  type WheelLine,
  wheelLineSchema,
  wheelSchema,
} from './schemas.ts';

export type Catalog = {
  liftLines: LiftKitLine[];
  wheelLines: WheelLine[];
  wheels: Wheel[];
  tireLines: TireLine[];
  tires: Tire[];
};

const pair = z.tuple([z.number(), z.number()]);

type HeightRow = z.input<typeof liftHeightSchema>;

const liftRow = z
  .looseObject({
    heights: z.array(pair),
    /** For each height: the stock, and days until more arrive. */
    stock: z.array(z.tuple([z.number().nullable(), z.number().nullable()])),
    hours: pair,
    priceUsd: pair,
    driveline: z.string().nullable().default(null),
  })
  .transform(({ heights, stock, hours, priceUsd, ...rest }) => ({
    ...rest,
    heights: heights.map(([frontIn, rearIn], at): HeightRow => {
      const [onHand = null, leadTimeDays = null] = stock[at] ?? [];
      return { frontIn, rearIn, stock: { onHand, leadTimeDays } };
    }),
    hours: { min: hours[0], max: hours[1] },
    priceCents: { min: centsFromUsd(priceUsd[0]), max: centsFromUsd(priceUsd[1]) },
  }))
  .pipe(liftKitLineSchema);

const wheelRow = z
  .looseObject({ priceUsd: z.number() })
  .transform(({ priceUsd, ...rest }) => ({ ...rest, priceCents: centsFromUsd(priceUsd) }))
  .pipe(wheelSchema);

const tireRow = z
  .looseObject({ priceUsd: z.number() })
  .transform(({ priceUsd, ...rest }) => ({ ...rest, priceCents: centsFromUsd(priceUsd) }))
  .pipe(tireSchema);

const tireLineRow = z
  .object({
    lineId: z.string(),
    brand: z.string(),
    name: z.string(),
    type: tireTypeSchema,
    tread: z.number(),
    mi: z.number().nullable(),
    snow: z.boolean(),
    sp: z.string(),
  })
  .transform(({ tread, mi, snow, sp, ...rest }) => ({
    ...rest,
    treadDepth32: tread,
    mileageWarranty: mi,
    threePeak: snow,
    speed: sp,
  }))
  .pipe(tireLineSchema);

const seedFile = z
  .object({
    note: z.string(),
    lifts: z.array(liftRow),
    wheelLines: z.array(wheelLineSchema),
    wheels: z.array(wheelRow),
    tireLines: z.array(tireLineRow),
    tires: z.array(tireRow),
  })
  .transform(({ note, lifts, wheelLines, tireLines, ...parts }) => {
    // Sources given for a line apply to its parts.
    const provenance: Provenance = { '*': { source: note, confidence: 'low' } };
    const withSource = <Line>(line: Line) => ({ ...line, provenance });
    return {
      ...parts,
      liftLines: lifts.map(withSource),
      wheelLines: wheelLines.map(withSource),
      tireLines: tireLines.map(withSource),
    };
  });

/** Converts the demo catalog file (prices in dollars) to the shop's types (cents). @throws {ZodError} */
export function parseCatalogSeed(file: unknown): Catalog {
  return seedFile.parse(file);
}
