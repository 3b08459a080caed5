import type { StockPart } from '#src/domain/goods/index.ts';

/** The form of a part as text, by field. */
export type PartValues = Readonly<Record<string, string>>;

/** The form filled from a part. */
export function partValues(part: StockPart): PartValues {
  const offer = {
    sku: part.sku,
    lineId: part.lineId,
    status: part.status,
    priceUsd: dollars(part.priceCents),
    costUsd: dollars(part.costCents),
    mapUsd: dollars(part.mapCents),
    msrpUsd: dollars(part.msrpCents),
    jobberUsd: dollars(part.jobberCents),
    onHand: text(part.stock.onHand),
    leadTimeDays: text(part.stock.leadTimeDays),
    upc: part.upc ?? '',
    supersededBy: part.supersededBy ?? '',
    weightLb: text(part.weightLb),
    images: part.images.join('\n'),
    diameterIn: text(part.diameterIn),
  };
  if ('boltPatterns' in part) {
    return {
      ...offer,
      widthIn: text(part.widthIn),
      offsetMm: text(part.offsetMm),
      boltPatterns: part.boltPatterns.join(', '),
      boreMm: text(part.boreMm),
      loadRatingLb: text(part.loadRatingLb),
      finishes: part.finishes.join(', '),
      lug: part.lug,
    };
  }
  return {
    ...offer,
    size: part.size,
    sectionIn: text(part.sectionIn),
    rimMinIn: text(part.rimMinIn),
    rimMaxIn: text(part.rimMaxIn),
    measuringRimIn: text(part.measuringRimIn),
    loadRange: part.loadRange,
    loadIndex: part.loadIndex,
    maxLoadLb: text(part.maxLoadLb),
  };
}

/** The form of a new part: hidden from visitors until somebody has looked at it. */
export const emptyValues: PartValues = { status: 'draft' };

/** A copy has another number and barcode, and nobody has counted it. */
export function copyValues(part: StockPart): PartValues {
  return { ...partValues(part), sku: '', upc: '', onHand: '', supersededBy: '', status: 'draft' };
}

function text(figure: number | null): string {
  return figure === null ? '' : String(figure);
}

function dollars(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2);
}
