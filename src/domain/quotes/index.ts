export type { Bill, HourlyJob, JobItem, NewTires, PartCode, PartItem } from './bill.ts';
export { billOf, type QuotedBuild } from './bill-of-build.ts';
export { type LineCode, priceBill, type Quote, type QuoteLine } from './price-bill.ts';
export type { Span } from './span.ts';
