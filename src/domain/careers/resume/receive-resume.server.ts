import { createHash } from 'node:crypto';
import type { Ctx } from '#src/domain/context.ts';
import { createLimiter, QueueFullError } from '#src/lib/limit-concurrency.ts';
import type { IncomingFile } from '../ports.ts';
import {
  maxResumeBytes,
  type ResumeFormat,
  type ResumeProblem,
  type ResumeWarning,
  refuseName,
} from '../resume-types.ts';
import { inspectResume } from './inspect-resume.server.ts';
import { type ResumeScan, scanSealed } from './scan-resume.server.ts';
import { deriveSealKey, openAt, sealPieces } from './seal.server.ts';

/** A resume that may be kept: sealed, inspected, and still in the incoming folder. */
export type ReceivedResume = {
  fileName: string;
  format: ResumeFormat;
  bytes: number;
  sha256: string;
  seal: string;
  warnings: ResumeWarning[];
  scan: Exclude<ResumeScan, 'infected'>;
  file: IncomingFile;
};

export type RefusedResume = { problem: ResumeProblem; fileName: string };

export type SentFile = { fileName: string; body: AsyncIterable<Uint8Array> };

/** Each upload holds one chunk in memory, so this limit protects disk and time. */
const limit = createLimiter({ running: 24, waiting: 50 });

/**
 * Receives an uploaded file: sealed before it reaches the disk, counted, then inspected and scanned in place. A
 * refused file is deleted when this returns; an accepted one is the caller's to keep or discard. The body is always
 * read to its end, so that the rest of the form can be read.
 */
export async function receiveResume(
  ctx: Ctx,
  sent: SentFile,
): Promise<ReceivedResume | RefusedResume> {
  const { fileName } = sent;
  const problem = refuseName(fileName);
  if (problem) return { problem, fileName };
  try {
    return await limit(() => takeIn(ctx, sent));
  } catch (error) {
    if (error instanceof QueueFullError) return { problem: 'busy', fileName };
    if (!isDiskTrouble(error)) throw error;
    ctx.logger.error({ err: error }, 'a resume could not be written');
    return { problem: 'unsaved', fileName };
  }
}

async function takeIn(
  ctx: Ctx,
  { fileName, body }: SentFile,
): Promise<ReceivedResume | RefusedResume> {
  const file = await ctx.incoming.begin();
  try {
    const received = await inspectAndScan(ctx, {
      fileName,
      file,
      ...(await writeSealed(ctx, file, body)),
    });
    if ('problem' in received) await file.discard();
    return received;
  } catch (error) {
    await file.discard();
    throw error;
  }
}

type Written = { seal: string; bytes: number; sha256: string };

/** Stops writing at the limit; the remaining bytes are only counted. */
async function writeSealed(
  ctx: Ctx,
  file: IncomingFile,
  body: AsyncIterable<Uint8Array>,
): Promise<Written> {
  const seal = ctx.ids.token();
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted() {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > maxResumeBytes) continue;
      hash.update(chunk);
      yield chunk;
    }
  }
  for await (const piece of sealPieces(deriveSealKey(ctx, seal), counted())) {
    await file.append(piece);
  }
  return { seal, bytes, sha256: hash.digest('hex') };
}

async function inspectAndScan(
  ctx: Ctx,
  sent: Written & { fileName: string; file: IncomingFile },
): Promise<ReceivedResume | RefusedResume> {
  const { fileName, file, bytes, seal } = sent;
  if (bytes > maxResumeBytes) return { problem: 'tooBig', fileName };
  const read = openAt(deriveSealKey(ctx, seal), bytes, (start, length) => file.read(start, length));
  const verdict = await inspectResume({ name: fileName, size: bytes, read });
  if ('problem' in verdict) return { ...verdict, fileName };
  const scan = await scanSealed(ctx, { seal, stored: file.stream() });
  if (scan === 'infected') return { problem: scan, fileName };
  return { ...sent, ...verdict, scan };
}

/** No disk space, or a failing disk: nothing the applicant can fix, and nothing they typed is lost. */
export function isDiskTrouble(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE'].includes(code);
}
