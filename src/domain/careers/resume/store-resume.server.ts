import { eq, lt } from 'drizzle-orm';
import { careerResumes, careerUploads } from '#src/db/schema/careers.ts';
import type { Ctx } from '#src/domain/context.ts';
import { resumeTypes } from '../resume-types.ts';
import type { ReceivedResume } from './receive-resume.server.ts';
import { queueScan } from './scan-waiting.server.ts';

/**
 * Stores the sealed bytes under an unguessable name, outside everything that is served. The name is recorded first,
 * so that leftovers of a crash can be found.
 */
export async function putResume(ctx: Ctx, resume: ReceivedResume): Promise<string> {
  const key = `resumes/${ctx.ids.token()}`;
  const createdAt = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db.insert(careerUploads).values({ key, createdAt });
  try {
    await ctx.files.putStream(key, resume.file.stream());
  } catch (error) {
    await dropUpload(ctx, key);
    throw error;
  }
  return key;
}

/** In the application's transaction: from now on its row refers to the file. */
export async function storeResume(
  ctx: Ctx,
  { key, applicationId, resume }: { key: string; applicationId: string; resume: ReceivedResume },
): Promise<void> {
  const { fileName, bytes, sha256, seal, warnings, scan, format } = resume;
  const contentType = resumeTypes[format];
  const row = { fileName, bytes, sha256, seal, warnings, scan, contentType };
  await ctx.db.insert(careerResumes).values({ ...row, applicationId, key });
  await ctx.db.delete(careerUploads).where(eq(careerUploads.key, key));
  if (scan === 'waiting' || scan === 'unreachable') {
    await queueScan(ctx, ctx.clock.now().add({ minutes: 1 }));
  }
}

/** A file that was never attached to an application. */
export async function dropUpload(ctx: Ctx, key: string): Promise<void> {
  await ctx.files.delete(key);
  await ctx.db.delete(careerUploads).where(eq(careerUploads.key, key));
}

/** Deletes what crashes left in the store; returns how many files. */
export async function sweepUploads(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock.now().subtract({ hours: 1 }).epochMilliseconds);
  const left = await ctx.db
    .select({ key: careerUploads.key })
    .from(careerUploads)
    .where(lt(careerUploads.createdAt, before));
  for (const { key } of left) await dropUpload(ctx, key);
  return left.length;
}
