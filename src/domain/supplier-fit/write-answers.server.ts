import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { fitAnswers, fitFiles, fitHints } from '#src/db/schema/supplier-fit.ts';
import type { Ctx } from '#src/domain/context.ts';

/** Writes what was answered earlier into the hints of a file, from one application to another. */
export async function answerRound(
  ctx: Pick<Ctx, 'db'>,
  { fileId, from, to }: { fileId: string; from: number; to: number },
): Promise<void> {
  const { number } = fitHints;
  await writeAnswers(ctx, and(eq(fitHints.fileId, fileId), gte(number, from), lte(number, to)));
}

/** Writes what is answered now into all hints of a supplier with this wording. */
export async function answerEverywhere(
  ctx: Pick<Ctx, 'db'>,
  { supplier, wording }: { supplier: string; wording: string },
): Promise<void> {
  await writeAnswers(ctx, and(eq(fitFiles.supplier, supplier), eq(fitHints.wording, wording)));
}

/** An answer for one part goes before that for all. */
async function writeAnswers({ db }: Pick<Ctx, 'db'>, which: SQL | undefined): Promise<void> {
  const { supplier, wording, part, vehicleId, isMeant } = fitAnswers;
  await db
    .update(fitHints)
    .set({
      isAnswered: sql`(select ${isMeant} from ${fitAnswers}
        where ${supplier} = ${fitFiles.supplier} and ${wording} = ${fitHints.wording}
          and ${vehicleId} = ${fitHints.vehicleId} and ${part} in ('', ${fitHints.part})
        order by ${part} desc limit 1)`,
    })
    .from(fitFiles)
    .where(and(eq(fitFiles.id, fitHints.fileId), eq(fitHints.isAsked, true), which));
}
