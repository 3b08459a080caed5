import {
  dollarsCell,
  listCell,
  noneCell,
  numberCell,
  orUnknown,
  sourcesCell,
  textCell,
  yesNoCell,
} from './cells.ts';
import { type Column, column } from './column.ts';
import { heightsCell } from './heights-cell.ts';
import { vehicleColumns } from './vehicle-columns.ts';

export type { Column } from './column.ts';

const unknownNumber = orUnknown(numberCell);

const images = column('images', 'images', listCell);
const sources = column('sources', 'provenance', sourcesCell);

/** What identifies a line, and whether the shop offers it. */
const line = [
  column('line', 'lineId', textCell),
  column('brand', 'brand', textCell),
  column('name', 'name', textCell),
  column('status', 'status', textCell),
];

/** What identifies a part, and how the shop offers it. */
const part = [
  column('sku', 'sku', textCell),
  column('line', 'lineId', textCell),
  column('status', 'status', textCell),
  column('price_usd', 'priceCents', dollarsCell),
  column('stock', 'stock.onHand', unknownNumber),
  column('lead_time_days', 'stock.leadTimeDays', unknownNumber),
];

const treadColumns = [
  column('speed', 'speed', textCell),
  column('tread_depth_32', 'treadDepth32', numberCell),
  column('three_peak', 'threePeak', yesNoCell),
  column('mileage_warranty', 'mileageWarranty', unknownNumber),
];

/** What only some makers publish. */
const liftDetails = [
  column('net_lift_basis', 'details.netLiftBasis', orUnknown(textCell)),
  column('excludes', 'details.excludes', listCell),
  column('drive', 'details.drive', orUnknown(textCell)),
  column('max_tire_in', 'details.maxTireIn', unknownNumber),
  column('required_wheel', 'details.requiredWheel', orUnknown(textCell)),
  column('components', 'details.components', listCell),
  column('shock_travel_in', 'details.shockTravelIn', unknownNumber),
  column('steering', 'details.steering', orUnknown(textCell)),
  column('cutting', 'details.cutting', orUnknown(textCell)),
  column('boxes', 'details.boxes', unknownNumber),
  column('ship_weight_lb', 'details.weightLb', unknownNumber),
].map((one) => ({ ...one, isOptional: true }));

/** What only the shop may know of a part. */
const trade = [
  column('upc', 'upc', orUnknown(textCell)),
  column('cost_usd', 'costCents', orUnknown(dollarsCell)),
  column('map_usd', 'mapCents', orUnknown(dollarsCell)),
  column('msrp_usd', 'msrpCents', orUnknown(dollarsCell)),
  column('jobber_usd', 'jobberCents', orUnknown(dollarsCell)),
  column('replaced_by', 'supersededBy', orUnknown(textCell)),
].map((one) => ({ ...one, isOptional: true }));

/** The columns of each kind of file, in the order in which they are written; read in any order. */
export const columnsOf = {
  'lift-kits': [
    ...line,
    column('type', 'type', textCell),
    column('for', 'for', textCell),
    column('heights', 'heights', heightsCell),
    column('shock', 'shock', textCell),
    column('regear', 'reGear', noneCell),
    column('driveline', 'driveline', orUnknown(textCell)),
    column('hours_min', 'hours.min', numberCell),
    column('hours_max', 'hours.max', numberCell),
    column('price_min_usd', 'priceCents.min', dollarsCell),
    column('price_max_usd', 'priceCents.max', dollarsCell),
    column('warranty', 'warranty', textCell),
    ...liftDetails,
    images,
    sources,
  ],
  'wheel-lines': [...line, column('construction', 'construction', textCell), images, sources],
  'tire-lines': [...line, column('type', 'type', textCell), ...treadColumns, images, sources],
  wheels: [
    ...part,
    column('diameter_in', 'diameterIn', numberCell),
    column('width_in', 'widthIn', numberCell),
    column('offset_mm', 'offsetMm', numberCell),
    column('backspacing_in', 'backspacingIn', numberCell),
    column('bolt_patterns', 'boltPatterns', listCell),
    column('bore_mm', 'boreMm', unknownNumber),
    column('load_rating_lb', 'loadRatingLb', unknownNumber),
    column('finishes', 'finishes', listCell),
    column('weight_lb', 'weightLb', numberCell),
    column('lug', 'lug', textCell),
    ...trade,
    images,
    sources,
  ],
  tires: [
    ...part,
    column('size', 'size', textCell),
    column('diameter_in', 'diameterIn', numberCell),
    column('section_in', 'sectionIn', numberCell),
    column('rim_min_in', 'rimMinIn', unknownNumber),
    column('rim_max_in', 'rimMaxIn', unknownNumber),
    column('measuring_rim_in', 'measuringRimIn', unknownNumber),
    column('load_range', 'loadRange', textCell),
    column('load_index', 'loadIndex', textCell),
    column('max_load_lb', 'maxLoadLb', numberCell),
    ...treadColumns,
    column('weight_lb', 'weightLb', numberCell),
    ...trade,
    images,
    sources,
  ],
  vehicles: [...vehicleColumns, sources],
} as const satisfies Record<string, readonly Column[]>;

/** The kinds of files: parts by stock number, product lines, or vehicles. */
export type GoodsKind = keyof typeof columnsOf;
export const goodsKinds = [
  'lift-kits',
  'wheel-lines',
  'tire-lines',
  'wheels',
  'tires',
  'vehicles',
] as const;
