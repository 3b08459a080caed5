import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { supplierProfiles } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { type DraftProfile, draftProfileSchema } from './import-schemas.ts';

/** How a shop reads the files of a supplier. `at` is when that was last saved, ISO 8601 in UTC. */
export type Supplier = { id: string; name: string; at: string; lineId: string | null } & {
  profile: DraftProfile;
};

/** Every supplier whose files the shop knows, by name. Requires catalog.read. */
export async function listSuppliers({ db, actor }: Ctx): Promise<Supplier[]> {
  requireScope(actor, 'catalog.read');
  return (await db.select().from(supplierProfiles).orderBy(asc(supplierProfiles.name))).map(
    toSupplier,
  );
}

/** Requires catalog.read. @throws {DomainError} not-found */
export async function getSupplier({ db, actor }: Ctx, id: string): Promise<Supplier> {
  requireScope(actor, 'catalog.read');
  const isThis = eq(supplierProfiles.id, id);
  const [row] = z.uuid().safeParse(id).success
    ? await db.select().from(supplierProfiles).where(isThis)
    : [];
  if (!row) throw notFound();
  return toSupplier(row);
}

function toSupplier(row: typeof supplierProfiles.$inferSelect): Supplier {
  const { id, name, lineId, profile, updatedAt } = row;
  return {
    id,
    name,
    lineId,
    at: updatedAt.toISOString(),
    profile: draftProfileSchema.parse(profile),
  };
}
