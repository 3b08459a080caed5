import { and, eq } from 'drizzle-orm';
import { insertRows } from '#src/db/insert-rows.ts';
import { fitApplications, fitFiles, fitHints } from '#src/db/schema/supplier-fit.ts';
import { FileError } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { openAces, recognizeFile } from '#src/domain/feeds/index.server.ts';
import type { Application } from '#src/domain/feeds/index.ts';
import { storedFile } from '#src/domain/goods/index.server.ts';
import { startGivingWay } from '#src/lib/give-way.ts';
import { countEnds } from './count-ends.server.ts';
import { countKnownParts } from './count-known-parts.server.ts';
import type { StoredFitFile } from './find-fit-file.server.ts';
import { inRounds } from './in-rounds.ts';
import { matchApplications } from './match-applications.server.ts';
import type { MatchedApplication } from './matched-application.ts';
import { why } from './refusals.ts';
import { rematchFitFile } from './rematch-fit-file.server.ts';
import { FitTally } from './tally.ts';
import { answerRound } from './write-answers.server.ts';

export type FitRun = { fileId: string; run: string };

/**
 * Reads a file and keeps its applications as received, with the vehicles that they mean. One that was read before is
 * only named anew: a legend has arrived since. Stops if another reading was asked for.
 */
export async function checkFitFile(ctx: Ctx, fitRun: FitRun): Promise<void> {
  const [file] = await ctx.db.select().from(fitFiles).where(isFitRun(fitRun));
  if (!file) return;
  if (file.state === 'checked' || file.state === 'applied') await rematchFitFile(ctx, file);
  if (file.state !== 'checking') return;
  await ctx.db.delete(fitApplications).where(eq(fitApplications.fileId, file.id));
  await ctx.db.delete(fitHints).where(eq(fitHints.fileId, file.id));
  try {
    const tally = await readApplications(ctx, file);
    if (tally) await finishChecked(ctx, { file, tally });
  } catch (error) {
    const problem = toldOf(error);
    if (!problem) throw error;
    await ctx.db.update(fitFiles).set({ state: 'failed', problem }).where(isFitRun(fitRun));
  }
}

function toldOf(error: unknown) {
  if (error instanceof DomainError) return error.told;
  return error instanceof FileError ? error.problem : null;
}

const isFitRun = ({ fileId, run }: FitRun) => and(eq(fitFiles.id, fileId), eq(fitFiles.run, run));

/** Null if another reading has taken over. */
async function readApplications(ctx: Ctx, file: StoredFitFile): Promise<FitTally | null> {
  const recognized = await recognizeFile(storedFile(ctx, { key: file.fileKey, size: file.bytes }));
  if (recognized.form !== 'xml') throw new DomainError('invalid', why('fit-file.not-aces'));
  const { applications } = await openAces(recognized.open);
  const tally = new FitTally();
  let read = 0;
  const giveWay = startGivingWay();
  for await (const round of inRounds(applications(), giveWay)) {
    const matched = await matchApplications(ctx, { applications: round, giveWay });
    const rows = round.map((application, at) => ({ number: read + at + 1, application }));
    read += round.length;
    matched.forEach((one, at) => {
      if (round[at]) tally.add(round[at], one);
    });
    if (!(await keepRound(ctx, { file, rows, matched, rowsRead: read }))) return null;
  }
  if (read === 0) throw new DomainError('invalid', why('fit-file.empty'));
  return tally;
}

type Round = {
  file: StoredFitFile;
  rows: readonly { number: number; application: Application }[];
  matched: readonly MatchedApplication[];
  rowsRead: number;
};

async function keepRound(ctx: Ctx, { file, rows, matched, rowsRead }: Round): Promise<boolean> {
  const fileId = file.id;
  const kept = rows.map(({ number, application }, at) => {
    const { line, part, change, vehicle, narrowing, notes, label, quantity } = application;
    const conditions = matched[at]?.conditions ?? [];
    const received = { vehicle, narrowing, notes, label, quantity };
    return { fileId, number, line, part, change, conditions, ...received };
  });
  const hints = rows.flatMap(({ number, application: { part, change } }, at) =>
    change === 'deleted'
      ? []
      : (matched[at]?.hints ?? []).map((hint) => ({ fileId, number, part, ...hint })),
  );
  return ctx.db.transaction(async (tx) => {
    const found = await tx
      .update(fitFiles)
      .set({ rowsRead })
      .where(isFitRun({ fileId, run: file.run }))
      .returning({ id: fitFiles.id });
    if (found.length === 0) return false;
    await insertRows(tx, fitApplications, kept);
    await insertRows(tx, fitHints, hints);
    const [first, last] = [rows[0], rows.at(-1)];
    if (first && last) {
      await answerRound({ db: tx }, { fileId, from: first.number, to: last.number });
    }
    return true;
  });
}

async function finishChecked(
  ctx: Ctx,
  { file, tally }: { file: StoredFitFile; tally: FitTally },
): Promise<void> {
  const counts = {
    ...tally.counts,
    partsKnown: await countKnownParts(ctx, file),
    ends: await countEnds(ctx, file),
  };
  const updatedAt = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db
    .update(fitFiles)
    .set({ state: 'checked', counts, problem: null, updatedAt })
    .where(isFitRun({ fileId: file.id, run: file.run }));
}

/** Lets a person send a file again whose reading failed for good: its page would wait forever otherwise. */
export async function stopFitFile({ db }: Pick<Ctx, 'db'>, fitRun: FitRun): Promise<void> {
  await db
    .update(fitFiles)
    .set({ state: 'failed', problem: why('fit-file.stopped') })
    .where(and(isFitRun(fitRun), eq(fitFiles.state, 'checking')));
}
