import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { startImport } from '#src/domain/goods/index.server.ts';
import { startFitFile } from '#src/domain/supplier-fit/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';

type Incoming = { fileName: string; bytes: Uint8Array };

/** Takes goods in, or what a supplier says fits what; returns the address of the page about the file. */
export async function takeFile(ctx: Ctx, file: Incoming): Promise<string> {
  try {
    return adminHrefs.goodsImport(await startImport(ctx, file));
  } catch (error) {
    if (!isAces(error)) throw error;
    return adminHrefs.fitFile(await startFitFile(ctx, file));
  }
}

function isAces(error: unknown): boolean {
  return (
    error instanceof DomainError && 'reason' in error.told && error.told.reason === 'import.aces'
  );
}
