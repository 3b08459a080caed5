import { desc, eq, or } from 'drizzle-orm';
import {
  careerApplications,
  careerCandidates,
  careerEvents,
  careerResumes,
} from '#src/db/schema/careers.ts';
import type { Ctx } from '../context.ts';
import { notFound } from '../errors.ts';
import { requireScope } from '../require-scope.ts';
import { findJob } from './queries.server.ts';
import { why } from './refusals.ts';
import { keptUntil } from './retention.server.ts';
import type { Job } from './schemas.ts';

type CandidateRow = typeof careerCandidates.$inferSelect;
type ResumeRow = typeof careerResumes.$inferSelect;

export type CandidateDetail = {
  candidate: CandidateRow;
  job: Job;
  /** Newest first. */
  applications: (typeof careerApplications.$inferSelect & { resume: ResumeFacts | null })[];
  /** Newest first. */
  events: (typeof careerEvents.$inferSelect)[];
  /** Last day of the retention period, "2026-11-21". */
  deleteOn: string;
};

export type ResumeFacts = Pick<
  ResumeRow,
  'fileName' | 'contentType' | 'bytes' | 'warnings' | 'scan'
>;

/**
 * A complete candidate, found by their id or that of one of their applications. Requires applications.read.
 * @throws {DomainError} not-found
 */
export async function getCandidate(ctx: Ctx, id: string): Promise<CandidateDetail> {
  requireScope(ctx.actor, 'applications.read');
  const candidate = await findCandidate(ctx, id);
  const [job, applications, events, deleteOn] = await Promise.all([
    findJob(ctx, candidate.jobSlug),
    applicationsOf(ctx, candidate.id),
    eventsOf(ctx, candidate.id),
    keptUntil(ctx, candidate),
  ]);
  return { candidate, job, applications, events, deleteOn };
}

/** @throws {DomainError} not-found */
export async function findCandidate({ db }: Ctx, id: string): Promise<CandidateRow> {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw noSuchCandidate();
  const [row] = await db
    .select({ candidate: careerCandidates })
    .from(careerCandidates)
    .leftJoin(careerApplications, eq(careerApplications.candidateId, careerCandidates.id))
    .where(or(eq(careerCandidates.id, id), eq(careerApplications.id, id)))
    .limit(1);
  if (!row) throw noSuchCandidate();
  return row.candidate;
}

async function applicationsOf({ db }: Ctx, candidateId: string) {
  const rows = await db
    .select({ application: careerApplications, resume: careerResumes })
    .from(careerApplications)
    .leftJoin(careerResumes, eq(careerResumes.applicationId, careerApplications.id))
    .where(eq(careerApplications.candidateId, candidateId))
    .orderBy(desc(careerApplications.createdAt), desc(careerApplications.id));
  return rows.map(({ application, resume }) => ({
    ...application,
    resume: resume && toResumeFacts(resume),
  }));
}

/** Without the file's location and the key that opens it. */
function toResumeFacts({ fileName, contentType, bytes, warnings, scan }: ResumeRow): ResumeFacts {
  return { fileName, contentType, bytes, warnings, scan };
}

function eventsOf({ db }: Ctx, candidateId: string) {
  return db
    .select()
    .from(careerEvents)
    .where(eq(careerEvents.candidateId, candidateId))
    .orderBy(desc(careerEvents.id));
}

function noSuchCandidate() {
  return notFound(why('careers.no-application'));
}
