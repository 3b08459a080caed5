import { fitFiles } from '#src/db/schema/supplier-fit.ts';
import { FileError } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  type AcesHeader,
  inMemory,
  openAces,
  recognizeFile,
} from '#src/domain/feeds/index.server.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import { why } from './refusals.ts';

/** As for goods; unpacked it may be twenty times as large. */
const mostMegabytes = 48;
export const mostFitFileBytes = mostMegabytes * 1024 ** 2;

type Incoming = { fileName: string; bytes: Uint8Array };

/**
 * Takes an ACES file in and queues its reading. Nothing is shown beside any part until somebody applies it. Requires
 * catalog.write. @throws {DomainError} invalid if it is no ACES, or of another version
 */
export async function startFitFile(
  ctx: Ctx,
  { fileName, bytes }: Incoming,
): Promise<{ id: string }> {
  requireScope(ctx.actor, 'catalog.write');
  if (bytes.length > mostFitFileBytes) {
    throw new DomainError('too-large', why('fit-file.too-large', { megabytes: mostMegabytes }));
  }
  const header = await readHeader(bytes);
  const id = ctx.ids.uuid();
  const run = ctx.ids.uuid();
  const fileKey = `fitment/${id}`;
  await ctx.files.put(fileKey, bytes);
  const now = new Date(ctx.clock.now().epochMilliseconds);
  try {
    await ctx.db.transaction(async (tx) => {
      await tx.insert(fitFiles).values({
        id,
        run,
        fileKey,
        fileName: fileName.slice(0, 200),
        bytes: bytes.length,
        supplier: header.brandCode ?? header.company ?? '?',
        header,
        actorName: actorName(ctx.actor),
        createdAt: now,
        updatedAt: now,
      });
      await ctx.jobs.enqueue(tx, { name: 'check-fit-file', data: { fileId: id, run } });
    });
  } catch (error) {
    await ctx.files.delete(fileKey);
    throw error;
  }
  return { id };
}

async function readHeader(bytes: Uint8Array): Promise<AcesHeader> {
  try {
    const recognized = await recognizeFile(inMemory(bytes));
    if (recognized.form !== 'xml') throw new DomainError('invalid', why('fit-file.not-aces'));
    return (await openAces(recognized.open)).header;
  } catch (error) {
    if (error instanceof FileError) throw new DomainError('invalid', error.problem);
    throw error;
  }
}
