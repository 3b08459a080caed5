import type { Quote } from './quote.ts';
import type { Span } from './span.ts';

/** Which price stood on a page when it was sent. */
export type QuotedPrice = { ratesSetId: number; totalCents: Span };

/** As a field of a form carries it: "3:880100-894200-960000". */
export function encodeQuotedPrice({ ratesSetId, totalCents }: Quote): string {
  const { low, likely, high } = totalCents;
  return `${ratesSetId ?? 0}:${low}-${likely}-${high}`;
}

/** Null for anything that is not such a price: then today's holds. */
export function decodeQuotedPrice(text: unknown): QuotedPrice | null {
  const found = /^(\d{1,9}):(\d{1,9})-(\d{1,9})-(\d{1,9})$/.exec(String(text));
  if (!found) return null;
  const [ratesSetId = 0, low = 0, likely = 0, high = 0] = found.slice(1).map(Number);
  return { ratesSetId, totalCents: { low, likely, high } };
}
