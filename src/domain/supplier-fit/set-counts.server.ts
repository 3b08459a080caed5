import { eq } from 'drizzle-orm';
import { fitFiles } from '#src/db/schema/supplier-fit.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { StoredFitFile } from './find-fit-file.server.ts';
import { type FitCounts, fitCountsSchema } from './fit-schemas.ts';

export async function setCounts(
  { db }: Pick<Ctx, 'db'>,
  file: StoredFitFile,
  counts: Partial<FitCounts>,
): Promise<void> {
  const all = { ...fitCountsSchema.parse(file.counts), ...counts };
  await db.update(fitFiles).set({ counts: all }).where(eq(fitFiles.id, file.id));
}
