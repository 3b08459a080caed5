import { asc, eq } from 'drizzle-orm';
import { careerJobs } from '#src/db/schema/careers.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { isOpenOn, type Job, jobSchema } from './schemas.ts';

/** Jobs that one may apply for today, in the order that the shop gave them. */
export async function listOpenJobs(ctx: Ctx): Promise<Job[]> {
  const rows = await ctx.db.select().from(careerJobs).orderBy(asc(careerJobs.position));
  const today = todayInPhoenix(ctx);
  return rows.map(({ record }) => jobSchema.parse(record)).filter((job) => isOpenOn(job, today));
}

/** @throws {DomainError} not-found; gone when the job was there and is closed now */
export async function getJob(ctx: Ctx, slug: string): Promise<Job> {
  const [row] = await ctx.db.select().from(careerJobs).where(eq(careerJobs.slug, slug));
  if (!row) throw notFound();
  const job = jobSchema.parse(row.record);
  if (!isOpenOn(job, todayInPhoenix(ctx))) throw new DomainError('gone', 'This job is closed');
  return job;
}

function todayInPhoenix(ctx: Ctx): string {
  return ctx.clock.now().toZonedDateTimeISO('America/Phoenix').toPlainDate().toString();
}
