import { z } from 'zod';
import { namesIn } from '#src/lib/locales.ts';
import { why } from './refusals.ts';

/** A form field: trimmed, and null if empty. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((text) => (text === '' ? null : text))
    .default(null);

/** Decimal inches or mm, "2.75" or "-12"; null if nobody measured. */
const optionalNumber = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .trim()
    .default('')
    .transform((text) => (text === '' ? null : Number(text.replace(/[$,\s]/g, ''))))
    .refine((value) => value === null || Number.isFinite(value), why('gallery.figure').reason)
    .refine(
      (value) => value === null || !Number.isFinite(value) || (value >= min && value <= max),
      {
        message: why('gallery.range', { min, max }).reason,
        params: { min, max },
      },
    );

const level = <Levels extends readonly [string, ...string[]]>(levels: Levels) =>
  z.union([z.literal(''), z.enum(levels)]).default('');

/** The form of a finished build as it is sent: one name per field, empty if unknown. */
export const officeFormSchema = z.object({
  ...namesIn('title', () => words(120)),
  slug: z
    .string()
    .trim()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, why('gallery.slug-form').reason),
  ...namesIn('story', () => words(2000)),
  ownerName: words(60),
  ownerCity: words(60),
  ...namesIn('colour', () => words(60)),
  colourHex: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(#[0-9a-f]{6})?$/, why('gallery.color').reason)
    .default(''),
  liftSku: words(120),
  wheelSku: words(120),
  tireSku: z.string().trim().min(1, why('gallery.no-tire').reason).max(120),
  tireCount: z.enum(['4', '5']).default('4').transform(Number),
  pokeMm: optionalNumber({ min: -200, max: 300 }),
  liftFrontIn: optionalNumber({ min: 0, max: 14 }),
  liftRearIn: optionalNumber({ min: 0, max: 14 }),
  lockIn: optionalNumber({ min: 0, max: 12 }),
  trimming: level(['none', 'minor']),
  ...namesIn('trimming', () => words(200)),
  rub: level(['none', 'light']),
  ...namesIn('rub', () => words(200)),
  ...namesIn('notes', () => words(600)),
  hours: optionalNumber({ min: 0, max: 400 }),
  paidUsd: optionalNumber({ min: 0, max: 500_000 }),
  finishedOn: z.iso.date(why('gallery.day').reason),
  uses: z.array(z.string().max(30)).max(20).default([]),
  imageId: z.coerce.number().int().nonnegative().catch(0),
  moreImageIds: z.array(z.coerce.number().int().positive()).max(12).default([]),
});

export type OfficeForm = z.output<typeof officeFormSchema>;
export type OfficeFormInput = z.input<typeof officeFormSchema>;
