import { randomInt, randomUUID } from 'node:crypto';
import { queryRows } from './fixtures.ts';

/** A wheel of one test alone, which visitors never see, with a bar code of its own. */
export async function ownWheel(): Promise<{ sku: string; upc: string }> {
  const sku = `OWN-${randomUUID().slice(0, 8)}`;
  const upc = withCheckDigit(String(randomInt(10_000_000_000, 99_999_999_999)));
  await queryRows(
    `insert into catalog_variants (sku, kind, line_id, status, price_cents, bolt_patterns, images,
       provenance, record, upc, updated_at)
     select $1, kind, line_id, 'draft', price_cents, bolt_patterns, '{}', provenance,
       record || jsonb_build_object('sku', $1::text), $2, updated_at
     from catalog_variants where sku = 'orrery-gnomon-20x9-6x1397-p20'`,
    [sku, upc],
  );
  return { sku, upc };
}

/** A UPC of eleven digits with its twelfth. */
function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
