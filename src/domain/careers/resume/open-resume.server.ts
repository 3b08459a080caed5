import { eq } from 'drizzle-orm';
import { careerApplications, careerResumes } from '#src/db/schema/careers.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { streamOf } from '#src/lib/stream-of.ts';
import { why } from '../refusals.ts';
import type { FileView } from './file-view.ts';
import { readResumeText } from './resume-text.server.ts';
import { isOpenable, type ResumeScan } from './scan-resume.server.ts';
import { deriveSealKey, openAt, openPieces } from './seal.server.ts';

type ResumeRow = typeof careerResumes.$inferSelect & { applicant: string };

/**
 * Streams a resume byte for byte, after recording who opened it. Requires applications.read.
 * @throws {DomainError} not-found; conflict while it waits for the virus scanner; gone after a virus was found
 */
export async function openResume(
  ctx: Ctx,
  applicationId: string,
): Promise<{ fileName: string; bytes: number; body: ReadableStream<Uint8Array> }> {
  const resume = await findResume(ctx, applicationId);
  await audit(ctx, 'applications.download', resume);
  const { fileName, bytes, key, seal } = resume;
  const stored = await ctx.files.stream(key);
  const body = seal === null ? stored : streamOf(openPieces(deriveSealKey(ctx, seal), stored));
  return { fileName, bytes, body };
}

/** The decrypted bytes behind a key. Callers must have checked the caller's permission. */
export async function readStoredFile(
  ctx: Ctx,
  { key, seal }: { key: string; seal: string | null },
): Promise<Uint8Array> {
  if (seal === null) return ctx.files.get(key);
  const opened = openPieces(deriveSealKey(ctx, seal), await ctx.files.stream(key));
  return new Uint8Array(await new Response(streamOf(opened)).arrayBuffer());
}

/**
 * The text of a resume, extracted on the server without running anything in the file. Null for formats that can only
 * be downloaded. Recorded like a download. Requires applications.read.
 * @throws {DomainError} not-found, conflict, gone: as `openResume`
 */
export async function previewResume(ctx: Ctx, applicationId: string): Promise<string | null> {
  const resume = await findResume(ctx, applicationId);
  await audit(ctx, 'applications.preview', resume);
  return readResumeText(viewOf(ctx, resume));
}

function viewOf(ctx: Ctx, { key, seal, bytes, fileName }: ResumeRow): FileView {
  const readStored = async (start: number, length: number) => {
    const range = { start, end: start + length - 1 };
    const part = await ctx.files.stream(key, range);
    return new Uint8Array(await new Response(part).arrayBuffer());
  };
  const read = seal === null ? readStored : openAt(deriveSealKey(ctx, seal), bytes, readStored);
  return { name: fileName, size: bytes, read };
}

async function findResume(ctx: Ctx, applicationId: string): Promise<ResumeRow> {
  requireScope(ctx.actor, 'applications.read');
  const isId = /^[0-9a-f-]{36}$/.test(applicationId);
  const [row] = isId
    ? await ctx.db
        .select({ resume: careerResumes, applicant: careerApplications.name })
        .from(careerResumes)
        .innerJoin(careerApplications, eq(careerApplications.id, careerResumes.applicationId))
        .where(eq(careerResumes.applicationId, applicationId))
    : [];
  if (!row) throw notFound(why('careers.no-resume'));
  if (!isOpenable(row.resume.scan)) throw whyClosed(row.resume.scan);
  return { ...row.resume, applicant: row.applicant };
}

function whyClosed(scan: ResumeScan): DomainError {
  return scan === 'infected'
    ? new DomainError('gone', why('careers.infected'))
    : new DomainError('conflict', why('careers.not-scanned'));
}

function audit(
  ctx: Ctx,
  action: 'applications.download' | 'applications.preview',
  { applicationId, applicant, bytes }: ResumeRow,
): Promise<void> {
  const subject = { kind: 'resume', id: applicationId, name: applicant };
  return recordAudit(ctx, { action, subject, detail: { bytes } });
}
