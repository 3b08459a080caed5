import { asc, eq } from 'drizzle-orm';
import { careerJobs } from '#src/db/schema/careers.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { shopToday } from '#src/domain/settings/index.server.ts';
import { why } from './refusals.ts';
import { isOpenOn, type Job, jobSchema } from './schemas.ts';

/** Jobs that are open today, in the shop's order. */
export async function listOpenJobs(ctx: Ctx): Promise<Job[]> {
  const rows = await ctx.db.select().from(careerJobs).orderBy(asc(careerJobs.position));
  const today = (await shopToday(ctx)).toString();
  return rows.map(({ record }) => jobSchema.parse(record)).filter((job) => isOpenOn(job, today));
}

/** An open job. @throws {DomainError} not-found; gone if it is closed now */
export async function getJob(ctx: Ctx, slug: string): Promise<Job> {
  const job = await findJob(ctx, slug);
  if (!isOpenOn(job, (await shopToday(ctx)).toString()))
    throw new DomainError('gone', why('careers.closed'));
  return job;
}

/** A job, open or closed. @throws {DomainError} not-found */
export async function findJob(ctx: Ctx, slug: string): Promise<Job> {
  const [row] = await ctx.db.select().from(careerJobs).where(eq(careerJobs.slug, slug));
  if (!row) throw notFound();
  return jobSchema.parse(row.record);
}
