import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { goodsImports } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';

/** @throws {DomainError} not-found, also for what is no id */
export async function findImport(
  { db }: Pick<Ctx, 'db'>,
  id: string,
): Promise<typeof goodsImports.$inferSelect> {
  if (!z.uuid().safeParse(id).success) throw notFound();
  const [row] = await db.select().from(goodsImports).where(eq(goodsImports.id, id));
  if (!row) throw notFound();
  return row;
}
