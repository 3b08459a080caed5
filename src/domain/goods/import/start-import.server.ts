import { goodsImports } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import { queueCheck } from './queue-check.server.ts';
import { recognizeImport } from './recognize-import.server.ts';
import { why } from './refusals.ts';

const mostMegabytes = 48;

type Incoming = { fileName: string; bytes: Uint8Array };

/**
 * Takes a supplier's file in, a table or PIES, guesses its columns or recognizes the supplier, and queues its check. Nothing in the
 * catalog changes. Requires catalog.write. @throws {DomainError} invalid if it is neither
 */
export async function startImport(
  ctx: Ctx,
  { fileName, bytes }: Incoming,
): Promise<{ id: string }> {
  requireScope(ctx.actor, 'catalog.write');
  if (bytes.length === 0) throw new DomainError('invalid', why('import.empty-file'));
  if (bytes.length > mostMegabytes * 1024 ** 2) {
    throw new DomainError('too-large', why('import.too-large', { megabytes: mostMegabytes }));
  }
  const id = ctx.ids.uuid();
  const fileKey = `imports/${id}`;
  await ctx.files.put(fileKey, bytes);
  try {
    const { guess, profile, lineId } = await recognizeImport(ctx, {
      key: fileKey,
      size: bytes.length,
    });
    await ctx.db.transaction(async (tx) => {
      const inner = { ...ctx, db: tx };
      const run = ctx.ids.uuid();
      await tx.insert(goodsImports).values({
        id,
        fileName: fileName.slice(0, 200),
        fileKey,
        bytes: bytes.length,
        guess,
        profile,
        lineId,
        run,
        actorName: actorName(ctx.actor),
        ...nowOf(ctx),
      });
      await queueCheck(inner, { importId: id, run });
    });
  } catch (error) {
    await ctx.files.delete(fileKey);
    throw error;
  }
  return { id };
}

function nowOf({ clock }: Ctx) {
  const now = new Date(clock.now().epochMilliseconds);
  return { createdAt: now, updatedAt: now };
}
