import { readTireMarks } from '../../fitment/index.ts';
import { readBoltPatterns } from '../cells/bolt-patterns.ts';
import { type IsoDay, readDate, readLeadTime } from '../cells/dates.ts';
import { type CellStyle, readCount, readWeight } from '../cells/measures.ts';
import { readBackspacing, readOffset } from '../cells/offset.ts';
import { quoted } from '../cells/plain-cell.ts';
import { readPrice } from '../cells/price.ts';
import { mapReading, type Reading, refused, said } from '../cells/reading.ts';
import { why } from '../cells/refusals.ts';
import { readStock } from '../cells/stock.ts';
import {
  readLoadIndex,
  readLoadRange,
  readMaxLoad,
  readMileage,
  readRims,
  readRimWidth,
  readSection,
  readSpeed,
  readThreePeak,
  readTireDiameter,
  readTireType,
  readTread,
  readYesNo,
} from '../cells/tire-cells.ts';
import { readTireSize } from '../cells/tire-size.ts';
import {
  readAvailability,
  readImageUrls,
  readPartNumber,
  readStatus,
  readText,
  readUpc,
} from '../cells/trade-cells.ts';
import { readBore, readFinishes, readLoadRating } from '../cells/wheel-cells.ts';
import { readWheelDiameter, readWheelSize, readWheelWidth } from '../cells/wheel-size.ts';
import type { FeedField } from '../columns/fields.ts';
import type { GoodsFields } from './goods-fields.ts';

/** What a reader needs besides its cell. */
export type CellContext = CellStyle & {
  today: IsoDay;
  /** The wheel's width, for offsets that were written as backspacing. */
  widthIn?: number | null;
  /** The wheel's lugs, for bolt circles in a column of their own. */
  lugs?: number | null;
  /** The column's name, for stock by warehouse. */
  header?: string;
};

type FieldReader = (text: string, context: CellContext) => Reading<GoodsFields>;

/** Reads a cell into one field; null stays "not said" under the field's own name. */
function into<Name extends keyof GoodsFields>(
  name: Name,
  read: (text: string, context: CellContext) => Reading<GoodsFields[Name]>,
): FieldReader {
  return (text, context) => {
    const reading = read(text, context);
    if (reading.kind === 'value') return { ...reading, value: { [name]: reading.value } };
    return mapReading(reading, (value): GoodsFields => ({ [name]: value }));
  };
}

const readSize: FieldReader = (text) => {
  const reading = readWheelSize(text);
  return reading.kind === 'value' && reading.value === null
    ? said<GoodsFields>({ diameterIn: null, widthIn: null })
    : reading;
};

const readTire: FieldReader = (text) => {
  const reading = readTireSize(text);
  if (reading.kind === 'value' && reading.value === null) return said<GoodsFields>({ size: null });
  // Null is "not in this cell" here: it must not hide what other columns say.
  return mapReading(reading, (designation) =>
    Object.fromEntries(Object.entries(designation).filter(([, value]) => value !== null)),
  );
};

const readApprovedRims: FieldReader = (text) => {
  const reading = readRims(text);
  return reading.kind === 'value' && reading.value === null
    ? said<GoodsFields>({ rimMinIn: null, rimMaxIn: null })
    : reading;
};

/** "121/118S E": what a load index, a speed symbol and a load range say together. */
const readService: FieldReader = (text) => {
  const marks = readTireMarks(text.trim().toUpperCase());
  return mapReading(readLoadIndex(text), (loadIndex) => ({
    loadIndex,
    ...(marks?.speed ? { speed: marks.speed } : {}),
    ...(marks?.loadRange ? { loadRange: marks.loadRange } : {}),
  }));
};

const readDiscontinued: FieldReader = (text) =>
  mapReading(readYesNo(text), (isOver) => ({ status: isOver ? 'discontinued' : 'active' }));

const readWarehouse: FieldReader = (text, context) => {
  const reading = readStock(text, context);
  const name = context.header ?? '';
  if (reading.kind !== 'value') {
    return mapReading(reading, (onHand) => ({ warehouses: [{ name, onHand }] }));
  }
  return { ...reading, value: { warehouses: [{ name, onHand: reading.value }] } };
};

/** The part number alone is read with the row. */
const fieldReaders: Readonly<Record<Exclude<FeedField, 'partNumber'>, FieldReader>> = {
  supplierNumber: into('supplierNumber', readPartNumber),
  description: into('description', readText),
  brand: into('brand', readText),
  brandCode: into('brandCode', readText),
  style: into('style', readText),
  wheelSize: readSize,
  diameterIn: into('diameterIn', readWheelDiameter),
  widthIn: into('widthIn', readWheelWidth),
  offsetMm: into('offsetMm', readOffset),
  backspacingIn: into('backspacingIn', readBackspacing),
  lugCount: into('lugCount', readCount),
  boltPatterns: into('boltPatterns', readBoltPatterns),
  boreMm: into('boreMm', readBore),
  loadRatingLb: into('loadRatingLb', readLoadRating),
  finishes: into('finishes', readFinishes),
  tireSize: readTire,
  sectionMm: into('sectionMm', readCount),
  aspect: into('aspect', readCount),
  rimIn: into('rimIn', readCount),
  sizePrefix: into('sizePrefix', readText),
  loadRange: into('loadRange', readLoadRange),
  loadIndex: into('loadIndex', readLoadIndex),
  serviceDescription: readService,
  speed: into('speed', readSpeed),
  maxLoadLb: into('maxLoadLb', readMaxLoad),
  tireDiameterIn: into('diameterIn', readTireDiameter),
  sectionIn: into('sectionIn', readSection),
  rims: readApprovedRims,
  rimMinIn: into('rimMinIn', readRimWidth),
  rimMaxIn: into('rimMaxIn', readRimWidth),
  measuringRimIn: into('measuringRimIn', readRimWidth),
  treadDepth32: into('treadDepth32', readTread),
  threePeak: into('threePeak', readThreePeak),
  mileageWarranty: into('mileageWarranty', readMileage),
  tireType: into('type', readTireType),
  weightLb: into('weightLb', readWeight),
  shippingWeightLb: into('shippingWeightLb', readWeight),
  upc: into('upc', readUpc),
  price: into('namedCents', readPrice),
  msrp: into('msrpCents', readPrice),
  map: into('mapCents', readPrice),
  jobber: into('jobberCents', readPrice),
  cost: into('costCents', readPrice),
  effectiveOn: into('effectiveOn', readDate),
  onHand: into('onHand', readStock),
  warehouse: readWarehouse,
  leadTime: into('leadTimeDays', (text, { today }) => readLeadTime(text, today)),
  availability: into('availability', readAvailability),
  status: into('status', readStatus),
  discontinued: readDiscontinued,
  imageUrl: into('imageUrls', readImageUrls),
  sentOn: into('sentOn', readDate),
};

/** Texts for people, and lists of addresses, may be long. */
const LONG_FIELDS: ReadonlySet<FeedField> = new Set(['description', 'imageUrl']);
/** No figure, name or number is longer; readers of figures would take very long for a cell of 100 KB. */
const MOST_CHARACTERS = 200;

/** Reads a cell as a field, with the notes, refusals and questions of its reader. */
export function readField(
  field: Exclude<FeedField, 'partNumber'>,
  text: string,
  context: CellContext,
): Reading<GoodsFields> {
  if (text.length > MOST_CHARACTERS && !LONG_FIELDS.has(field)) {
    return refused(why('cells.too-long', { text: quoted(text), most: MOST_CHARACTERS }));
  }
  return fieldReaders[field](text, context);
}
