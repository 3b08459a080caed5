import { timingSafeEqual } from 'node:crypto';
import { hashWith } from '#src/domain/analytics/index.server.ts';

/** `exp=hero.1&sig=…`: whoever follows the link sees that variant and is counted nowhere. */
export function variantQuery(value: string, key: Buffer): string {
  return new URLSearchParams({ exp: value, sig: hashWith(key, [value]) }).toString();
}

/** The variant that a link asks for, if the shop signed it. */
export function signedVariant(query: URLSearchParams, key: Buffer): string | null {
  const [value, sent] = [query.get('exp'), query.get('sig')];
  if (value === null || sent === null) return null;
  const [own, other] = [Buffer.from(hashWith(key, [value])), Buffer.from(sent)];
  return own.length === other.length && timingSafeEqual(own, other) ? value : null;
}
