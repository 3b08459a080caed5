import { asc } from 'drizzle-orm';
import { careerJobs } from '#src/db/schema/careers.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { cacheByVersion } from '#src/domain/facts/index.server.ts';
import { shopToday } from '#src/domain/settings/index.server.ts';
import { why } from './refusals.ts';
import { isOpenOn, type Job, jobSchema } from './schemas.ts';

/** Open or closed, in the shop's order. */
const loadJobs = cacheByVersion(['careers'], readJobs);

/** Jobs that are open today, in the shop's order. */
export async function listOpenJobs(ctx: Ctx): Promise<Job[]> {
  const [jobs, today] = await Promise.all([loadJobs(ctx), shopToday(ctx)]);
  return jobs.filter((job) => isOpenOn(job, today.toString()));
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
  const job = (await loadJobs(ctx)).find((one) => one.slug === slug);
  if (!job) throw notFound();
  return job;
}

async function readJobs({ db }: Ctx): Promise<readonly Job[]> {
  const rows = await db.select().from(careerJobs).orderBy(asc(careerJobs.position));
  return rows.map(({ record }) => jobSchema.parse(record));
}
