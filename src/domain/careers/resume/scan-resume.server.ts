import type { careerResumes } from '#src/db/schema/careers.ts';
import type { Ctx } from '#src/domain/context.ts';
import { deriveSealKey, openPieces } from './seal.server.ts';

export type ResumeScan = (typeof careerResumes.$inferSelect)['scan'];

/**
 * Scans a sealed file for viruses. If the scanner does not answer and the shop requires a scan, the file waits and
 * nobody can open it; otherwise it may be opened as `unreachable`.
 */
export async function scanSealed(
  ctx: Pick<Ctx, 'scanner' | 'logger' | 'keyFor'>,
  { seal, stored }: { seal: string; stored: AsyncIterable<Uint8Array> },
): Promise<ResumeScan> {
  if (ctx.scanner === null) return 'none';
  try {
    const { found } = await ctx.scanner.scan(openPieces(deriveSealKey(ctx, seal), stored));
    if (found === null) return 'clean';
    ctx.logger.warn({ found }, 'the virus scanner refused a resume');
    return 'infected';
  } catch (error) {
    ctx.logger.error({ err: error }, 'the virus scanner could not be asked');
    return ctx.scanner.isRequired ? 'waiting' : 'unreachable';
  }
}

/** Whether staff may open a file in this state. */
export function isOpenable(scan: ResumeScan): boolean {
  return scan !== 'waiting' && scan !== 'infected';
}
