import type { TireLine, WheelLine } from '#src/domain/catalog/index.ts';
import { type GoodsFields, goodsProvenance } from '#src/domain/feeds/index.ts';
import type { PartCategory } from '../part-category.ts';
import { skuPattern } from '../part-form.ts';
import { stockPartSchemas } from '../stock-part.ts';
import { why } from './refusals.ts';
import { refused, type StagedFate, type StageInput } from './staged-fate.ts';
import { stockOf } from './stock-of.ts';

/** A part that the shop does not have yet: hidden from visitors until somebody has looked at it. */
export function newPart(input: StageInput, category: PartCategory): StagedFate {
  const { row, line, profile, today } = input;
  const { fields, partNumber } = row;
  if (!skuPattern.test(partNumber))
    return refused(why('import.number-form', { number: partNumber }));
  if (!line) {
    const named = [fields.brand, fields.style ?? fields.description].filter(Boolean).join(' ');
    return refused(why('import.no-line', { line: named || partNumber }));
  }
  const facts = category === 'wheels' ? wheelFacts(fields, input.lug) : tireFacts(fields);
  const missing = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined || (value === null && !mayBeUnknown.has(name)) ? [name] : [],
  );
  if (missing.length > 0) return refused(why('import.missing', { field: missing.join(', ') }));
  const parsed = stockPartSchemas[category].safeParse({
    ...lineFacts(line),
    ...facts,
    sku: partNumber,
    status: 'draft',
    images: [],
    provenance: {
      ...goodsProvenance(row, { supplier: profile.name, day: today }),
      ...(input.isDescribed && { lineId: describedSource }),
    },
    stock: stockOf(fields, profile),
    // Without a price it stays hidden until somebody writes one.
    priceCents: fields.priceCents ?? 0,
    upc: fields.upc ?? null,
    costCents: fields.costCents ?? null,
    mapCents: fields.mapCents ?? null,
    msrpCents: fields.msrpCents ?? null,
    jobberCents: fields.jobberCents ?? null,
    supersededBy: null,
  });
  if (parsed.success) return { fate: 'added', after: parsed.data };
  return refused(why('import.invalid', { field: String(parsed.error.issues[0]?.path[0] ?? '') }));
}

/** The file has no field for the line; a person looks at a new part before it is offered. */
const describedSource = { source: 'Line named in the description', confidence: 'medium' } as const;

const mayBeUnknown = new Set(['boreMm', 'loadRatingLb', 'rimMinIn', 'rimMaxIn', 'measuringRimIn']);

function wheelFacts(fields: GoodsFields, lug: string | null) {
  return {
    diameterIn: fields.diameterIn,
    widthIn: fields.widthIn,
    offsetMm: fields.offsetMm,
    backspacingIn: fields.backspacingIn,
    boltPatterns: fields.boltPatterns,
    boreMm: fields.boreMm ?? null,
    loadRatingLb: fields.loadRatingLb ?? null,
    finishes: fields.finishes,
    weightLb: fields.weightLb,
    // No supplier sends it; other sizes of a line have the same seat.
    lug: lug ?? 'not said by the supplier',
  };
}

function tireFacts(fields: GoodsFields) {
  return {
    size: fields.size,
    diameterIn: fields.diameterIn,
    sectionIn: fields.sectionIn,
    rimMinIn: fields.rimMinIn ?? null,
    rimMaxIn: fields.rimMaxIn ?? null,
    measuringRimIn: fields.measuringRimIn ?? null,
    loadRange: fields.loadRange,
    loadIndex: fields.loadIndex,
    maxLoadLb: fields.maxLoadLb,
    weightLb: fields.weightLb,
  };
}

/** What all sizes of a line have in common. */
function lineFacts(line: WheelLine | TireLine) {
  const { lineId, brand, name } = line;
  if ('construction' in line) return { lineId, brand, name, construction: line.construction };
  const { type, speed, treadDepth32, threePeak, mileageWarranty } = line;
  return { lineId, brand, name, type, speed, treadDepth32, threePeak, mileageWarranty };
}
