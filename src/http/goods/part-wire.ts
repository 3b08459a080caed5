import { z } from 'zod';
import type { PartCategory } from '#src/domain/goods/index.ts';
import { cents, images, nameList, status, stock, words } from './inputs.ts';
import { texts, type WireField } from './wire-fields.ts';

const offerFields: readonly WireField[] = [
  ...texts('sku', 'lineId', 'status', 'upc', 'supersededBy', 'weightLb', 'diameterIn'),
  { form: 'priceUsd', at: 'priceCents', as: 'cents' },
  { form: 'costUsd', at: 'costCents', as: 'cents' },
  { form: 'mapUsd', at: 'mapCents', as: 'cents' },
  { form: 'msrpUsd', at: 'msrpCents', as: 'cents' },
  { form: 'jobberUsd', at: 'jobberCents', as: 'cents' },
  { form: 'onHand', at: 'stock.onHand', as: 'text' },
  { form: 'leadTimeDays', at: 'stock.leadTimeDays', as: 'text' },
  { form: 'images', at: 'images', as: 'list' },
];

/** Where the fields of the office's forms are in a part. */
export const partFields: Record<PartCategory, readonly WireField[]> = {
  wheels: [
    ...offerFields,
    ...texts('widthIn', 'offsetMm', 'boreMm', 'loadRatingLb', 'lug'),
    { form: 'boltPatterns', at: 'boltPatterns', as: 'list' },
    { form: 'finishes', at: 'finishes', as: 'list' },
  ],
  tires: [
    ...offerFields,
    ...texts('size', 'sectionIn', 'rimMinIn', 'rimMaxIn', 'measuringRimIn'),
    ...texts('loadRange', 'loadIndex', 'maxLoadLb'),
  ],
};

const figure = z.number();
const inches = z.number();

const offer = {
  lineId: words(120).meta({ description: 'Id of the line it belongs to.' }),
  status: status.optional(),
  priceCents: cents,
  costCents: cents.nullable().optional().meta({ description: 'What the shop pays.' }),
  mapCents: cents.nullable().optional().meta({ description: 'Lowest price the maker lets show.' }),
  msrpCents: cents.nullable().optional().meta({ description: 'The maker’s list price.' }),
  jobberCents: cents.nullable().optional().meta({ description: 'What another shop pays.' }),
  stock: stock.optional(),
  upc: words(14).nullable().optional(),
  supersededBy: words(80)
    .nullable()
    .optional()
    .meta({ description: 'Number of the part that replaces it.' }),
  weightLb: figure,
  images: images.optional(),
  diameterIn: inches,
};

const wheel = {
  ...offer,
  widthIn: inches,
  offsetMm: figure,
  boltPatterns: nameList.meta({ description: 'As in `6x139.7`, studs by circle in mm.' }),
  boreMm: figure.nullable().optional(),
  loadRatingLb: figure.nullable().optional(),
  finishes: nameList,
  lug: words(80).meta({ description: 'Seat of the lug nuts, such as `60 degree conical`.' }),
};

const tire = {
  ...offer,
  size: words(40).meta({ description: 'As in `LT285/70R17` or `35x12.50R17LT`.' }),
  sectionIn: inches,
  rimMinIn: inches.nullable().optional(),
  rimMaxIn: inches.nullable().optional(),
  measuringRimIn: inches.nullable().optional(),
  loadRange: words(4),
  loadIndex: words(12).meta({ description: 'Single, or single and dual as in `121/118`.' }),
  maxLoadLb: figure,
};

const sku = words(80).meta({ description: 'Stock number, unique among wheels and tires.' });

/** What a new part is made of. */
export const partInputs = {
  wheels: z.strictObject({ sku, ...wheel }),
  tires: z.strictObject({ sku, ...tire }),
} as const;

/** What may be changed of a part; its number stays. */
export const partChanges = {
  wheels: z.strictObject(wheel).partial(),
  tires: z.strictObject(tire).partial(),
} as const;
