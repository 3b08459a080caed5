import { z } from 'zod';
import { tireLineSchema, wheelLineSchema } from '#src/domain/catalog/index.ts';
import { partStatuses } from '../part-query.ts';
import { neededNumber, neededText, optionalWhole } from '../typed-values.ts';
import { kitForm } from './kit-form.ts';
import { textLines } from './text-lines.ts';

const shared = {
  brand: neededText(80),
  name: neededText(80),
  status: z.enum(partStatuses),
  images: textLines,
};

const wheelLineForm = z.object({
  ...shared,
  construction: wheelLineSchema.shape.construction,
});

const tireLineForm = z.object({
  ...shared,
  type: tireLineSchema.shape.type,
  speed: neededText(3),
  treadDepth32: neededNumber({ min: 1, max: 40 }),
  /** A box that is ticked, or nothing. */
  threePeak: z
    .string()
    .optional()
    .transform((ticked) => ticked !== undefined),
  mileageWarranty: optionalWhole({ min: 1_000, max: 200_000 }),
});

/** The form of a line as it is sent: one name per field, empty if unknown. */
export const lineForms = {
  'lift-kits': kitForm,
  'wheel-lines': wheelLineForm,
  'tire-lines': tireLineForm,
} as const;

export type WheelLineForm = z.output<typeof wheelLineForm>;
export type TireLineForm = z.output<typeof tireLineForm>;
