import type { PiesSummary } from '#src/domain/feeds/index.ts';
import { type DraftProfile, type ImportGuess, piesNumberColumn } from './import-schemas.ts';

/** A PIES file for the page that asks: its header, and a column for each of its price types. */
export function piesGuess({ header, brands, priceTypes }: PiesSummary): ImportGuess {
  const { version, isFull, brandCode, effectiveOn } = header;
  return {
    format: 'pies',
    sheets: [],
    sheet: null,
    headerLine: 1,
    notes: [],
    pies: { version, isFull, brandCode, brands: brands.slice(0, 10), effectiveOn },
    columns: priceTypes.map(({ type, samples, usual }) => ({
      header: type,
      field: usual,
      confidence: usual === null ? 'low' : 'high',
      reasons: [],
      samples,
    })),
  };
}

/** What such a file usually means; a price for customers only from a list price. */
export function piesProfile(summary: PiesSummary): DraftProfile {
  const { header, brands, priceTypes, hasGoods, isOneLine } = summary;
  const prices = priceTypes.flatMap(({ type, usual }) =>
    usual ? [{ header: type, field: usual }] : [],
  );
  return {
    name: (brands.length === 1 ? brands[0] : header.brandCode) ?? '',
    format: 'pies',
    sender: header.brandCode ?? brands[0] ?? null,
    numbering: isOneLine ? 'items' : 'lines',
    kind: 'prices',
    columns: [{ header: piesNumberColumn, field: 'partNumber' }, ...prices],
    priceRule: null,
    priceFrom: prices.some(({ field }) => field === 'msrp') ? 'msrp' : null,
    decimal: 'point',
    // It brings no stock.
    stockIs: 'supplier',
    supplierDays: null,
    overTyped: false,
    pictureHosts: [],
    isComplete: header.isFull,
    mayChange: {
      goods: hasGoods,
      prices: priceTypes.length > 0,
      stock: false,
      pictures: false,
    },
  };
}
