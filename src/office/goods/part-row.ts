import type { Vehicle } from '#src/domain/catalog/index.ts';
import { marginOf, type StockPart } from '#src/domain/goods/index.ts';
import { drawingUrl } from '#src/site/kit/drawing-url.ts';

/** A part in a list of goods. */
export type PartRow = Pick<StockPart, 'sku' | 'brand' | 'name' | 'status' | 'priceCents'> & {
  /** "17x9", or a tire's size. */
  size: string;
  /** Finishes of a wheel, type of a tire. */
  kind: string;
  picture: string | null;
  wheel: { offsetMm: number; drillings: string; boreMm: number | null; boltsTo: number } | null;
  tire: { load: string; diameterIn: number } | null;
  loadLb: number | null;
  /** Share of the price, 0.26 for 26 %. */
  margin: number | null;
  /** What the price is below: what the shop pays, or else what the maker lets it advertise. */
  below: { what: 'cost' | 'map'; cents: number } | null;
  onHand: number | null;
  leadTimeDays: number | null;
  /** Pieces, by suppliers' files of the last 30 days. */
  atSuppliers: number;
  supersededBy: string | null;
};

type Known = {
  vehicles: readonly Vehicle[];
  /** Pieces at suppliers, by part. */
  supplied: ReadonlyMap<string, number>;
};

export function toPartRow(part: StockPart, { vehicles, supplied }: Known): PartRow {
  const { sku, brand, name, status, priceCents, supersededBy } = part;
  const margin = marginOf(part);
  const below = floorAbove(part);
  const atSuppliers = supplied.get(sku) ?? 0;
  const trade = { priceCents, margin, below, supersededBy, atSuppliers, ...part.stock };
  const offer = { sku, brand, name, status, ...trade };
  if ('boltPatterns' in part) {
    return {
      ...offer,
      size: `${part.diameterIn}x${part.widthIn}`,
      kind: part.finishes.join(', '),
      picture: wheelPicture(part),
      wheel: {
        offsetMm: part.offsetMm,
        drillings: part.boltPatterns.join(', '),
        boreMm: part.boreMm,
        boltsTo: vehicles.filter((vehicle) => boltsTo(part, vehicle)).length,
      },
      tire: null,
      loadLb: part.loadRatingLb,
    };
  }
  return {
    ...offer,
    size: part.size,
    kind: part.type,
    picture: null,
    wheel: null,
    tire: { load: `${part.loadIndex}${part.speed} ${part.loadRange}`, diameterIn: part.diameterIn },
    loadLb: part.maxLoadLb,
  };
}

/** A price of 0 says that nobody has written one. */
function floorAbove({ priceCents, costCents, mapCents }: StockPart): PartRow['below'] {
  if (priceCents === 0) return null;
  if (costCents !== null && priceCents < costCents) return { what: 'cost', cents: costCents };
  return mapCents !== null && priceCents < mapCents ? { what: 'map', cents: mapCents } : null;
}

type Drilled = { boltPatterns: readonly string[]; boreMm: number | null };

/** Whether the wheel is drilled for the vehicle and goes over its hub. What else touches, the record's page tells. */
export function boltsTo({ boltPatterns, boreMm }: Drilled, vehicle: Vehicle): boolean {
  const { boltPattern, hubBoreMm } = vehicle;
  return (
    boltPatterns.includes(boltPattern) &&
    (boreMm === null || hubBoreMm === null || boreMm >= hubBoreMm)
  );
}

type Pictured = {
  lineId: string;
  finishes: readonly string[];
  diameterIn: number;
  widthIn: number;
};

/** The wheel's face, to be shown at 40 CSS pixels. */
export function wheelPicture({ lineId, finishes, diameterIn, widthIn }: Pictured, sizePx = 96) {
  const [finish] = finishes;
  const params = { line: lineId, diameter: diameterIn, width: widthIn, size: sizePx };
  const query = Object.entries({ ...params, ...(finish && { finish }) });
  return drawingUrl(
    'wheel',
    new URLSearchParams(query.map(([name, value]) => [name, String(value)])),
  );
}
