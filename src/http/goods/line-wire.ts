import { z } from 'zod';
import { liftKitLineSchema, tireLineSchema, wheelLineSchema } from '#src/domain/catalog/index.ts';
import type { LineCategory } from '#src/domain/goods/index.ts';
import { cents, images, status, stock, wordList, words } from './inputs.ts';
import { type Form, formOf, texts, type WireField } from './wire-fields.ts';

const shared: readonly WireField[] = [
  ...texts('brand', 'name', 'status'),
  { form: 'images', at: 'images', as: 'list' },
];

const details = ['netLiftBasis', 'drive', 'maxTireIn', 'requiredWheel', 'shockTravelIn'];
const moreDetails = ['steering', 'cutting', 'boxes', 'weightLb'];

/** Where the fields of the office's forms are in a line. */
export const lineFields: Record<LineCategory, readonly WireField[]> = {
  'lift-kits': [
    ...shared,
    ...texts('type', 'for', 'shock', 'reGear', 'driveline', 'warranty'),
    { form: 'hoursMin', at: 'hours.min', as: 'text' },
    { form: 'hoursMax', at: 'hours.max', as: 'text' },
    { form: 'priceMinUsd', at: 'priceCents.min', as: 'cents' },
    { form: 'priceMaxUsd', at: 'priceCents.max', as: 'cents' },
    ...[...details, ...moreDetails].map(
      (form): WireField => ({ form, at: `details.${form}`, as: 'text' }),
    ),
    { form: 'excludes', at: 'details.excludes', as: 'list' },
    { form: 'components', at: 'details.components', as: 'list' },
  ],
  'wheel-lines': [...shared, ...texts('construction')],
  'tire-lines': [
    ...shared,
    ...texts('type', 'speed', 'treadDepth32', 'mileageWarranty'),
    { form: 'threePeak', at: 'threePeak', as: 'ticked' },
  ],
};

const heightFields: readonly WireField[] = [
  ...texts('frontIn', 'rearIn', 'status'),
  { form: 'onHand', at: 'stock.onHand', as: 'text' },
  { form: 'leadTimeDays', at: 'stock.leadTimeDays', as: 'text' },
];

/** The form of a line; heights of a kit are rows of it. */
export function lineForm(category: LineCategory, record: object): Form {
  const given = 'heights' in record ? record.heights : null;
  const heights: object[] = Array.isArray(given) ? given : [];
  const rows = heights.flatMap((height, row) =>
    Object.entries(formOf(heightFields, { status: 'active', ...height })).map(([name, value]) => [
      `height-${row}-${name}`,
      value,
    ]),
  );
  return { ...formOf(lineFields[category], record), ...Object.fromEntries(rows) };
}

const line = {
  brand: words(80),
  name: words(80),
  status: status.optional(),
  images: images.optional(),
};

const height = z.strictObject({
  frontIn: z.number(),
  rearIn: z.number(),
  status: status.optional(),
  stock: stock.optional(),
});

const optionalWords = words(300).nullable().optional();
const optionalFigure = z.number().nullable().optional();
const kit = liftKitLineSchema.shape;

const kitDetails = z.strictObject({
  netLiftBasis: optionalWords,
  excludes: wordList.optional(),
  drive: kit.details.unwrap().shape.drive.unwrap().optional(),
  maxTireIn: optionalFigure,
  requiredWheel: optionalWords,
  components: wordList.optional(),
  shockTravelIn: optionalFigure,
  steering: optionalWords,
  cutting: kit.details.unwrap().shape.cutting.unwrap().optional(),
  boxes: z.int().nullable().optional(),
  weightLb: optionalFigure,
});

const span = (of: z.ZodType) => z.strictObject({ min: of, max: of });

/** What a new line is made of; its id follows from brand and name. */
export const lineInputs = {
  'lift-kits': z.strictObject({
    ...line,
    type: kit.type,
    for: words(200).meta({ description: 'What the maker says it is for, such as `IFS half-ton`.' }),
    heights: z
      .array(height)
      .max(50)
      .meta({ description: 'Replaces all heights; one that a build names stays, discontinued.' }),
    shock: words(200),
    reGear: z.union([z.literal(false), words(200)]).optional(),
    driveline: optionalWords,
    hours: span(z.number()),
    priceCents: span(cents),
    warranty: words(200),
    details: kitDetails.optional(),
  }),
  'wheel-lines': z.strictObject({ ...line, construction: wheelLineSchema.shape.construction }),
  'tire-lines': z.strictObject({
    ...line,
    type: tireLineSchema.shape.type,
    speed: words(3),
    treadDepth32: z.number(),
    threePeak: z.boolean().optional(),
    mileageWarranty: z.int().nullable().optional(),
  }),
} as const;

export const lineChanges = {
  'lift-kits': lineInputs['lift-kits'].partial(),
  'wheel-lines': lineInputs['wheel-lines'].partial(),
  'tire-lines': lineInputs['tire-lines'].partial(),
} as const;
