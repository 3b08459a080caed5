import { hasScope, type Scope } from '#src/domain/auth/index.ts';
import { type CandidateDetail, getCandidate } from '#src/domain/careers/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';

/** A candidate as the back office shows them. Times are ISO 8601 in UTC. */
export async function loadCandidate(
  ctx: Ctx,
  { id, scopes }: { id: string; scopes: readonly Scope[] },
) {
  const { candidate, job, applications, events, deleteOn } = await getCandidate(ctx, id);
  const [newest, ...older] = applications.map(versionOf);
  if (!newest) throw new Error('A candidate has no application');
  const { name, stage, contact, contactKind, locale } = candidate;
  return {
    name,
    stage,
    job: job.title,
    appliedAt: candidate.appliedAt.toISOString(),
    deleteOn,
    way: {
      contactKind,
      locale,
      preferred: null,
      note: newest.message,
      ways: {
        phones: contactKind === 'phone' ? [contact] : [],
        emails: contactKind === 'email' ? [contact] : [],
      },
    },
    newest,
    older,
    events: events.map(({ createdAt, ...event }) => ({ ...event, at: createdAt.toISOString() })),
    mayMove: hasScope(scopes, 'applications.write'),
  };
}

function versionOf(application: CandidateDetail['applications'][number]) {
  const { id, message, answers, resume, createdAt } = application;
  return { id, message, answers, resume, sentAt: createdAt.toISOString() };
}

export type Version = ReturnType<typeof versionOf>;
export type CandidateEvent = Awaited<ReturnType<typeof loadCandidate>>['events'][number];
