import { z } from 'zod';
import { liftKitLineSchema } from '#src/domain/catalog/index.ts';
import { partStatuses } from '../part-query.ts';
import { why } from '../refusals.ts';
import {
  neededCents,
  neededNumber,
  neededText,
  optionalNumber,
  optionalText,
  optionalWhole,
} from '../typed-values.ts';
import { textLines } from './text-lines.ts';

const inches = { min: 0, max: 24 };

const heightForm = z.object({
  frontIn: neededNumber(inches),
  rearIn: neededNumber(inches),
  status: z.enum(partStatuses).default('active'),
  onHand: optionalWhole({ min: 0, max: 100_000 }),
  leadTimeDays: optionalWhole({ min: 0, max: 730 }),
});

/** By the number of their row, so that an error is shown in it. */
const heights = z.record(z.string(), heightForm).superRefine((rows, issues) => {
  if (Object.keys(rows).length === 0) {
    issues.addIssue({ code: 'custom', message: why('line.no-heights').reason });
  }
  const seen = new Set<string>();
  for (const [row, { frontIn, rearIn }] of Object.entries(rows)) {
    const height = `${frontIn}/${rearIn}`;
    if (seen.has(height)) {
      const message = why('line.same-height').reason;
      issues.addIssue({ code: 'custom', message, path: [row, 'frontIn'] });
    }
    seen.add(height);
  }
});

const hours = neededNumber({ min: 0, max: 200 });

const fields = z
  .object({
    brand: neededText(80),
    name: neededText(80),
    status: z.enum(partStatuses),
    images: textLines,
    type: liftKitLineSchema.shape.type,
    for: neededText(200),
    heights,
    shock: neededText(200),
    reGear: optionalText(200),
    driveline: optionalText(300),
    hoursMin: hours,
    hoursMax: hours,
    priceMinUsd: neededCents,
    priceMaxUsd: neededCents,
    warranty: neededText(200),
    netLiftBasis: optionalText(200),
    excludes: textLines,
    drive: z.enum(['', '2WD', '4WD', '2WD and 4WD']).default(''),
    maxTireIn: optionalNumber({ min: 20, max: 60 }),
    requiredWheel: optionalText(200),
    components: textLines,
    shockTravelIn: optionalNumber({ min: 1, max: 40 }),
    steering: optionalText(200),
    cutting: z.enum(['', 'none', 'drill', 'cut']).default(''),
    boxes: optionalWhole({ min: 1, max: 50 }),
    weightLb: optionalNumber({ min: 1, max: 2_000 }),
  })
  .refine(({ hoursMin, hoursMax }) => hoursMin <= hoursMax, {
    path: ['hoursMax'],
    message: why('line.span-order').reason,
  })
  .refine(({ priceMinUsd, priceMaxUsd }) => priceMinUsd <= priceMaxUsd, {
    path: ['priceMaxUsd'],
    message: why('line.span-order').reason,
  });

/** The form of a lift kit's line; its heights are rows: `height-0-frontIn`, in issues `heights.0.frontIn`. */
export const kitForm = z.preprocess(withHeights, fields);

export type KitForm = z.output<typeof kitForm>;

const heightName = /^height-(\d{1,3})-([A-Za-z]+)$/;

/** Rows in which nothing but a status was chosen are left out. */
function withHeights(form: unknown): unknown {
  if (typeof form !== 'object' || form === null) return form;
  const rows: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(form)) {
    const [, row, field] = heightName.exec(name) ?? [];
    if (row === undefined || field === undefined) continue;
    rows[row] = { ...rows[row], [field]: value };
  }
  const filled = Object.entries(rows).filter(([, { status: _, ...typed }]) =>
    Object.values(typed).some((value) => String(value).trim() !== ''),
  );
  return { ...form, heights: Object.fromEntries(filled) };
}
