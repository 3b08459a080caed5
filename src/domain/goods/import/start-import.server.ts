import { goodsImports } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import { queueCheck } from './queue-check.server.ts';
import { recognizeImport } from './recognize-import.server.ts';
import { why } from './refusals.ts';

/** Of a file that somebody sends: it is held in memory while it arrives. */
const mostMegabytes = 48;

/** A file in memory, or one that is written down already. */
type Incoming = { fileName: string } & (
  | { bytes: Uint8Array }
  | { size: number; stream(): ReadableStream<Uint8Array> }
);

type Start = Incoming & {
  id?: string;
  /** Runs in the transaction that writes the import down. */
  meanwhile?(db: Ctx['db']): Promise<void>;
};

/**
 * Takes a supplier's file in, a table or PIES, guesses its columns or recognizes the supplier, and queues its check. Nothing in the
 * catalog changes. Requires catalog.write. @throws {DomainError} invalid if it is neither
 */
export async function startImport(ctx: Ctx, file: Start): Promise<{ id: string }> {
  requireScope(ctx.actor, 'catalog.write');
  const size = sizeOf(file);
  if (size === 0) throw new DomainError('invalid', why('import.empty-file'));
  const id = file.id ?? ctx.ids.uuid();
  const fileKey = `imports/${id}`;
  await store(ctx, fileKey, file);
  try {
    const recognized = await recognizeImport(ctx, { key: fileKey, size });
    await ctx.db.transaction(async (tx) => {
      const run = ctx.ids.uuid();
      await tx.insert(goodsImports).values({
        id,
        fileName: file.fileName.slice(0, 200),
        fileKey,
        bytes: size,
        ...recognized,
        run,
        actorName: actorName(ctx.actor),
        ...nowOf(ctx),
      });
      await file.meanwhile?.(tx);
      await queueCheck({ ...ctx, db: tx }, { importId: id, run });
    });
  } catch (error) {
    await ctx.files.delete(fileKey);
    throw error;
  }
  return { id };
}

function sizeOf(file: Incoming): number {
  if (!('bytes' in file)) return file.size;
  const { length } = file.bytes;
  if (length <= mostMegabytes * 1024 ** 2) return length;
  throw new DomainError('too-large', why('import.too-large', { megabytes: mostMegabytes }));
}

async function store({ files }: Ctx, key: string, file: Incoming): Promise<void> {
  if ('bytes' in file) await files.put(key, file.bytes);
  else await files.putStream(key, file.stream());
}

function nowOf({ clock }: Ctx) {
  const now = new Date(clock.now().epochMilliseconds);
  return { createdAt: now, updatedAt: now };
}
