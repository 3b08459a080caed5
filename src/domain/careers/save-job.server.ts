import { eq, sql } from 'drizzle-orm';
import { careerJobs } from '#src/db/schema/careers.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import { writeAndBump } from '#src/domain/content/index.server.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import type { Ctx } from '../context.ts';
import { refuseField } from '../errors.ts';
import { parseInput } from '../parse-input.ts';
import { requireScope } from '../require-scope.ts';
import { findJob } from './queries.server.ts';
import { why } from './refusals.ts';
import { type Job, jobSchema } from './schemas.ts';

/**
 * Saves a job posting with the questions of its form. Requires applications.write.
 * @throws {DomainError} invalid, with an issue for each wrong field; conflict if another job has its slug
 */
export async function saveJob(
  ctx: Ctx,
  { job: input, isNew }: { job: unknown; isNew: boolean },
): Promise<Job> {
  requireScope(ctx.actor, 'applications.write');
  const job = parseInput(jobSchema, input);
  await writeAndBump(ctx, async (own) => {
    if (isNew) await insertJob(own, job);
    else await updateJob(own, job);
    await audit(own, isNew ? 'careers.create' : 'careers.save', job);
  });
  return job;
}

/** Opens or closes a job: a closed one is not listed, and its page says so. Requires applications.write. */
export async function setJobStatus(
  ctx: Ctx,
  { slug, status }: Pick<Job, 'slug' | 'status'>,
): Promise<void> {
  requireScope(ctx.actor, 'applications.write');
  const job = await findJob(ctx, slug);
  if (job.status === status) return;
  await writeAndBump(ctx, async (own) => {
    await updateJob(own, { ...job, status });
    await audit(own, status === 'open' ? 'careers.open' : 'careers.close', job);
  });
}

async function insertJob({ db }: Ctx, job: Job): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from career_jobs)`;
  const rows = await db
    .insert(careerJobs)
    .values({ slug: job.slug, position, ...columnsOf(job) })
    .onConflictDoNothing()
    .returning({ slug: careerJobs.slug });
  if (rows.length > 0) return;
  throw refuseField('conflict', 'slug', why('careers.slug-taken'));
}

async function updateJob({ db, clock }: Ctx, job: Job): Promise<void> {
  const updatedAt = new Date(clock.now().epochMilliseconds);
  await db
    .update(careerJobs)
    .set({ ...columnsOf(job), updatedAt })
    .where(eq(careerJobs.slug, job.slug));
}

function columnsOf(job: Job) {
  return { postedOn: job.datePosted, validThrough: job.validThrough, record: job };
}

function audit(ctx: Ctx, action: string, { slug, title }: Job): Promise<void> {
  return recordAudit(ctx, {
    action,
    subject: { kind: 'job', id: slug, name: title[defaultLocale] },
  });
}
