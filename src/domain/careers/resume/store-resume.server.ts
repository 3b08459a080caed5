import { eq, lt } from 'drizzle-orm';
import { careerResumes, careerUploads } from '#src/db/schema/careers.ts';
import type { Ctx } from '#src/domain/context.ts';
import { resumeTypes } from '../resume-types.ts';
import type { ReceivedResume } from './receive-resume.server.ts';
import { queueScan } from './scan-waiting.server.ts';

/**
 * Puts the sealed bytes under a name that nobody can guess, outside everything that is served. The
 * name is written down first: what a crash leaves in the store is found by it.
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

/** In the transaction of its application: from now on the row is what knows of the file. */
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

/** A file that no application came to have. */
export async function dropUpload(ctx: Ctx, key: string): Promise<void> {
  await ctx.files.delete(key);
  await ctx.db.delete(careerUploads).where(eq(careerUploads.key, key));
}

/** Deletes what crashes have left in the store; returns how much. */
export async function sweepUploads(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock.now().subtract({ hours: 1 }).epochMilliseconds);
  const left = await ctx.db
    .select({ key: careerUploads.key })
    .from(careerUploads)
    .where(lt(careerUploads.createdAt, before));
  for (const { key } of left) await dropUpload(ctx, key);
  return left.length;
}
