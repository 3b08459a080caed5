import { eq } from 'drizzle-orm';
import { goodsImports } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, refuseField } from '#src/domain/errors.ts';
import { type FileKind, isRepeatable, toProfile } from '#src/domain/feeds/index.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { findImport } from './find-import.server.ts';
import {
  type DraftProfile,
  draftProfileSchema,
  guessSchema,
  type ImportGuess,
  noCounts,
} from './import-schemas.ts';
import { keepLayout } from './keep-layout.server.ts';
import { queueCheck } from './queue-check.server.ts';
import { guessOf, openStored, toGuess } from './recognize-import.server.ts';
import { why } from './refusals.ts';

type Mapping = { id: string; profile: DraftProfile; lineId: string | null };

/**
 * Reads the file with other columns, and checks it anew. Requires catalog.write.
 * @throws {DomainError} not-found; invalid if two columns are the same field or none is the part number; conflict once
 * it is applied
 */
export async function mapImport(ctx: Ctx, { id, profile, lineId }: Mapping): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  requireOnce(profile);
  if (!profile.columns.some(({ field }) => field === 'partNumber')) {
    throw new DomainError('invalid', why('import.no-number-column'));
  }
  await startAgain(ctx, id, { profile, lineId });
}

/** Says what kind of file it is, or which sheet and row to read; the columns are guessed anew. Requires catalog.write. */
export async function rereadImport(
  ctx: Ctx,
  {
    id,
    kind,
    sheet,
    headerRow,
  }: { id: string; kind: FileKind; sheet?: string; headerRow?: number },
): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  const row = await openRow(ctx, id);
  const choice = { ...(sheet && { sheet }), ...(headerRow && { headerRow }) };
  const table = await openStored(ctx, { key: row.fileKey, size: row.bytes }, choice);
  const guess = await guessOf(ctx, table, kind);
  const { name } = draftProfileSchema.parse(row.profile);
  await startAgain(ctx, id, {
    profile: draftProfileSchema.parse(toProfile(guess, name)),
    lineId: row.lineId,
    guess: toGuess(table, guess),
    choice,
  });
}

/** Checks the file anew as it was mapped: the shop has changed since. Requires catalog.write. */
export async function recheckImport(ctx: Ctx, id: string): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  const { profile, lineId } = await findImport(ctx, id);
  await startAgain(ctx, id, { profile: draftProfileSchema.parse(profile), lineId });
}

/** Keeps how this supplier's files are read, for the next one. Requires catalog.write. */
export async function saveSupplier(
  ctx: Ctx,
  { id, name }: { id: string; name: string },
): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  const plain = name.trim().slice(0, 80);
  if (plain === '') throw refuseField('invalid', 'supplier', why('import.profile-name'));
  const row = await findImport(ctx, id);
  const profile = { ...draftProfileSchema.parse(row.profile), name: plain };
  await keepLayout(ctx, { profile, lineId: row.lineId, guess: row.guess });
  await ctx.db.update(goodsImports).set({ profile }).where(eq(goodsImports.id, id));
}

function requireOnce({ columns }: DraftProfile): void {
  const seen = new Set<string>();
  for (const { field, header } of columns) {
    if (seen.has(field) && !isRepeatable(field)) {
      throw new DomainError('invalid', why('import.field-twice', { column: header }));
    }
    seen.add(field);
  }
}

async function openRow({ db }: Ctx, id: string) {
  const row = await findImport({ db }, id);
  if (row.state === 'applying' || row.state === 'applied' || row.state === 'discarded') {
    throw new DomainError('conflict', why('import.not-checked'));
  }
  return row;
}

type Again = {
  profile: DraftProfile;
  lineId: string | null;
  guess?: ImportGuess;
  choice?: object;
};

async function startAgain(ctx: Ctx, id: string, { guess, ...again }: Again): Promise<void> {
  const run = ctx.ids.uuid();
  const updatedAt = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await openRow(inner, id);
    await tx
      .update(goodsImports)
      .set({
        ...again,
        ...(guess && { guess: guessSchema.parse(guess) }),
        run,
        state: 'checking',
        rowsRead: 0,
        counts: noCounts,
        problem: null,
        updatedAt,
      })
      .where(eq(goodsImports.id, id));
    await queueCheck(inner, { importId: id, run });
  });
}
