import type { Quote } from './quote.ts';
import type { Span } from './span.ts';

/** The price that a page showed when it was submitted. */
export type QuotedPrice = { ratesSetId: number; totalCents: Span };

/** Encodes it for a form field: "3:880100-894200-960000". */
export function encodeQuotedPrice({ ratesSetId, totalCents }: Quote): string {
  const { low, likely, high } = totalCents;
  return `${ratesSetId ?? 0}:${low}-${likely}-${high}`;
}

/** Null for an invalid value, in which case today's price is used. */
export function decodeQuotedPrice(text: unknown): QuotedPrice | null {
  const found = /^(\d{1,9}):(\d{1,9})-(\d{1,9})-(\d{1,9})$/.exec(String(text));
  if (!found) return null;
  const [ratesSetId = 0, low = 0, likely = 0, high = 0] = found.slice(1).map(Number);
  return { ratesSetId, totalCents: { low, likely, high } };
}
