import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { fitApplications } from '#src/db/schema/supplier-fit.ts';
import type { Ctx } from '#src/domain/context.ts';
import { currentFitFiles, isFull } from './current-files.server.ts';
import type { StoredFitFile } from './find-fit-file.server.ts';

/** How many applications of earlier files are gone once this one is applied. */
export async function countEnds(ctx: Ctx, file: StoredFitFile): Promise<number> {
  const earlier = await earlierFiles(ctx, file);
  if (earlier.length === 0) return 0;
  return ctx.db.$count(
    fitApplications,
    and(isOpenIn(earlier), isFull(file) ? undefined : isTakenBack(file.id)),
  );
}

/** Ends what an update takes back; a full file replaces everything by being the last one. */
export async function endTakenBack(ctx: Ctx, file: StoredFitFile): Promise<void> {
  const earlier = await earlierFiles(ctx, file);
  if (earlier.length === 0) return;
  await ctx.db
    .update(fitApplications)
    .set({ endedBy: file.id })
    .where(and(isOpenIn(earlier), isTakenBack(file.id)));
}

async function earlierFiles(ctx: Ctx, { id, supplier }: StoredFitFile): Promise<string[]> {
  const files = await currentFitFiles(ctx);
  return files.filter((one) => one.supplier === supplier && one.id !== id).map((one) => one.id);
}

function isOpenIn(files: readonly string[]): SQL | undefined {
  const { fileId, change, endedBy } = fitApplications;
  return and(inArray(fileId, [...files]), eq(change, 'added'), isNull(endedBy));
}

/** The same part for the same vehicle as sent; without narrowing, for all of its submodels. */
function isTakenBack(fileId: string): SQL {
  const { part, vehicle, narrowing } = fitApplications;
  return sql`exists (
    select 1 from fit_applications taken
    where taken.file_id = ${fileId} and taken.change = 'deleted' and taken.part = ${part}
      and taken.vehicle = ${vehicle}
      and (taken.narrowing = '[]'::jsonb or taken.narrowing = ${narrowing})
  )`;
}
