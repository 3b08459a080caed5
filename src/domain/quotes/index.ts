export { billOf } from './bill-of-build.ts';
export { type PartsArrival, partArrival, partsArrival } from './parts-arrival.ts';
export {
  type LineCode,
  priceBill,
  type Quantity,
  type Quote,
  type QuoteLine,
} from './price-bill.ts';
export { quoteBuild } from './quote-build.ts';
export { quoteSchema } from './quote-schema.ts';
export { decodeQuotedPrice, type QuotedPrice, encodeQuotedPrice } from './seen-price.ts';
export { daysAfter, earliestDone, type ShopHours, shopDays } from './shop-days.ts';
export type { Span } from './span.ts';
export { quoteTypicalBuild, type TypicalBuild, typicalBuilds } from './typical-bills.ts';
