import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { fitApplications, fitFiles, fitHints } from '#src/db/schema/supplier-fit.ts';
import type { Ctx } from '#src/domain/context.ts';
import { startGivingWay } from '#src/lib/give-way.ts';
import { countKnownParts } from './count-known-parts.server.ts';
import type { StoredFitFile } from './find-fit-file.server.ts';
import { fitCountsSchema, receivedSchema } from './fit-schemas.ts';
import { matchApplications } from './match-applications.server.ts';
import type { MatchedApplication } from './matched-application.ts';
import { FitTally } from './tally.ts';
import { answerRound } from './write-answers.server.ts';

type Row = typeof fitApplications.$inferSelect;

/** Names the applications of a file with the legend as it is now; what was received stays. */
export async function rematchFitFile(ctx: Ctx, file: StoredFitFile): Promise<void> {
  const tally = new FitTally();
  const giveWay = startGivingWay();
  for await (const rows of storedRounds(ctx, file.id)) {
    const applications = rows.map((row) => receivedSchema.parse(row));
    const matched = await matchApplications(ctx, { applications, giveWay });
    matched.forEach((one, at) => {
      if (rows[at]) tally.add(rows[at], one);
    });
    await replaceHints(ctx, { rows, matched });
  }
  const { ends } = fitCountsSchema.parse(file.counts);
  const counts = { ...tally.counts, ends, partsKnown: await countKnownParts(ctx, file) };
  await ctx.db
    .update(fitFiles)
    .set({ counts })
    .where(and(eq(fitFiles.id, file.id), eq(fitFiles.run, file.run)));
}

const perRound = 500;

async function* storedRounds({ db }: Ctx, fileId: string): AsyncGenerator<Row[]> {
  const { number } = fitApplications;
  for (let last = 0; ; ) {
    const rows = await db
      .select()
      .from(fitApplications)
      .where(and(eq(fitApplications.fileId, fileId), gt(number, last)))
      .orderBy(asc(number))
      .limit(perRound);
    if (rows.length > 0) yield rows;
    if (rows.length < perRound) return;
    last = rows.at(-1)?.number ?? 0;
  }
}

/** In one transaction for each round, so that a page never sees an application without its vehicles. */
async function replaceHints(
  ctx: Ctx,
  { rows, matched }: { rows: readonly Row[]; matched: readonly MatchedApplication[] },
): Promise<void> {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return;
  const { fileId } = first;
  await ctx.db.transaction(async (tx) => {
    await tx
      .delete(fitHints)
      .where(
        and(
          eq(fitHints.fileId, fileId),
          gt(fitHints.number, first.number - 1),
          lte(fitHints.number, last.number),
        ),
      );
    const hints = rows.flatMap(({ number, part, change }, at) =>
      change === 'deleted'
        ? []
        : (matched[at]?.hints ?? []).map((hint) => ({ fileId, number, part, ...hint })),
    );
    if (hints.length > 0) await tx.insert(fitHints).values(hints);
    await answerRound({ db: tx }, { fileId, from: first.number, to: last.number });
    for (const [at, row] of rows.entries()) {
      const conditions = matched[at]?.conditions ?? [];
      if (JSON.stringify(conditions) === JSON.stringify(row.conditions)) continue;
      await tx
        .update(fitApplications)
        .set({ conditions })
        .where(and(eq(fitApplications.fileId, fileId), eq(fitApplications.number, row.number)));
    }
  });
}
