import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { careerApplications, careerCandidates, careerJobs } from '#src/db/schema/careers.ts';
import type { Translated } from '#src/lib/translated.ts';
import type { Ctx } from '../context.ts';
import { requireScope } from '../require-scope.ts';
import { jobSchema } from './schemas.ts';
import type { CandidateStage } from './stages.ts';

/** A candidate as a row of the list or a card of the board. Times are ISO 8601 in UTC. */
export type CandidateLine = {
  id: string;
  jobSlug: string;
  job: Translated;
  name: string;
  contact: string;
  stage: CandidateStage;
  stageAt: string;
  appliedAt: string;
  /** How often they applied. */
  versions: number;
};

export type CandidateFilter = {
  search: string;
  /** A job's slug. */
  job: string | null;
  stage: CandidateStage | null;
};

/** More than anybody looks through; the search finds the others. */
const mostLines = 300;

/** Candidates, latest application first. Requires applications.read. */
export async function listCandidates(
  ctx: Ctx,
  { search, job, stage }: CandidateFilter,
): Promise<CandidateLine[]> {
  requireScope(ctx.actor, 'applications.read');
  const versions = ctx.db
    .select({ id: careerApplications.candidateId, versions: count().as('versions') })
    .from(careerApplications)
    .groupBy(careerApplications.candidateId)
    .as('sent');
  const rows = await ctx.db
    .select({ candidate: careerCandidates, record: careerJobs.record, versions: versions.versions })
    .from(careerCandidates)
    .innerJoin(careerJobs, eq(careerJobs.slug, careerCandidates.jobSlug))
    .innerJoin(versions, eq(versions.id, careerCandidates.id))
    .where(
      and(
        job === null ? undefined : eq(careerCandidates.jobSlug, job),
        stage === null ? undefined : eq(careerCandidates.stage, stage),
        searchCandidates(search),
      ),
    )
    .orderBy(desc(careerCandidates.appliedAt), careerCandidates.id)
    .limit(mostLines);
  return rows.map(({ candidate, record, versions: sent }) => ({
    ...candidate,
    job: jobSchema.parse(record).title,
    stageAt: candidate.stageAt.toISOString(),
    appliedAt: candidate.appliedAt.toISOString(),
    versions: sent,
  }));
}

/** Each word must occur in the name, the contact or the job. */
function searchCandidates(search: string): SQL | undefined {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const { name, contact, jobSlug } = careerCandidates;
  const text = sql`lower(concat_ws(' ', ${name}, ${contact}, ${jobSlug}))`;
  return and(...words.map((word) => sql`strpos(${text}, ${word.toLowerCase()}) > 0`));
}

/** The number of candidates that nobody has looked at yet. Requires applications.read. */
export async function countNewCandidates(ctx: Ctx): Promise<number> {
  requireScope(ctx.actor, 'applications.read');
  const [counted] = await ctx.db
    .select({ waiting: count() })
    .from(careerCandidates)
    .where(eq(careerCandidates.stage, 'new'));
  return counted?.waiting ?? 0;
}

/** A job as staff see it, including closed ones, with the number of candidates. */
export type JobLine = {
  slug: string;
  title: Translated;
  status: 'open' | 'closed';
  validThrough: string;
  candidates: number;
  waiting: number;
};

/** All jobs in the shop's order. Requires applications.read. */
export async function listJobLines(ctx: Ctx): Promise<JobLine[]> {
  requireScope(ctx.actor, 'applications.read');
  const rows = await ctx.db
    .select({
      record: careerJobs.record,
      candidates: count(careerCandidates.id),
      waiting: sql<number>`count(*) filter (where ${careerCandidates.stage} = 'new')::int`,
    })
    .from(careerJobs)
    .leftJoin(careerCandidates, eq(careerCandidates.jobSlug, careerJobs.slug))
    .groupBy(careerJobs.slug)
    .orderBy(asc(careerJobs.position));
  return rows.map(({ record, candidates, waiting }) => {
    const { slug, title, status, validThrough } = jobSchema.parse(record);
    return { slug, title, status, validThrough, candidates, waiting };
  });
}
