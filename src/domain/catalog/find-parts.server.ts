import { inArray } from 'drizzle-orm';
import { catalogLines } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';
import { liftKitsOf } from './lift-heights.ts';
import { statusWithin } from './offer.ts';
import type { PartStatus } from './offer-schemas.ts';
import {
  readLines,
  readVariants,
  type VariantKind,
  type VariantOfKind,
} from './read-rows.server.ts';
import type { LiftKit } from './schemas.ts';

type Named<Kind> = { kind: Kind; skus: readonly string[] };

/** Parts by stock number, including discontinued ones: their status says so. */
export async function findVariants<Kind extends VariantKind>(
  ctx: Ctx,
  named: Named<Kind>,
): Promise<VariantOfKind[Kind][]> {
  const parts = await readVariants(ctx, named);
  const lines = await readLineStatuses(
    ctx,
    parts.map(({ lineId }) => lineId),
  );
  return parts.map((part) => {
    const line = lines.get(part.lineId);
    return line ? { ...part, status: statusWithin(line, part.status) } : part;
  });
}

/** Every height of the lift lines that these stock numbers belong to, offered or not. */
export async function findKitLines(ctx: Ctx, skus: readonly string[]): Promise<LiftKit[]> {
  const lines = (await readLines(ctx, 'lift-kit')).map(liftKitsOf);
  return lines.filter((kits) => kits.some(({ sku }) => skus.includes(sku))).flat();
}

async function readLineStatuses(
  { db }: Ctx,
  ids: readonly string[],
): Promise<Map<string, { status: PartStatus }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: catalogLines.id, status: catalogLines.status })
    .from(catalogLines)
    .where(inArray(catalogLines.id, [...ids]));
  return new Map(rows.map(({ id, status }) => [id, { status }]));
}
