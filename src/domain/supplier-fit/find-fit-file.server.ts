import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { fitFiles } from '#src/db/schema/supplier-fit.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';

export type StoredFitFile = typeof fitFiles.$inferSelect;

/** @throws {DomainError} not-found, also for what is no id */
export async function findFitFile({ db }: Pick<Ctx, 'db'>, id: string): Promise<StoredFitFile> {
  if (!z.uuid().safeParse(id).success) throw notFound();
  const [row] = await db.select().from(fitFiles).where(eq(fitFiles.id, id));
  if (!row) throw notFound();
  return row;
}
