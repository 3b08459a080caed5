import { asc, eq, sql } from 'drizzle-orm';
import { careerApplications, careerCandidates, careerResumes } from '#src/db/schema/careers.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { plainContact, shopClock, streamCsv } from './csv-stream.server.ts';

type Application = Awaited<ReturnType<typeof readPage>>[number];

const perPage = 500;

/** Applications as CSV, oldest first, without the resumes. Requires applications.read. */
export async function exportApplications(ctx: Ctx): Promise<ReadableStream<Uint8Array>> {
  requireScope(ctx.actor, 'applications.read');
  const clock = await shopClock(ctx);
  await recordAudit(ctx, {
    action: 'careers.export',
    subject: { kind: 'list', id: 'applications', name: 'applications.csv' },
  });
  return streamCsv<Application>(
    [
      ['Applied', ({ createdAt }) => clock(createdAt)],
      ['Job', ({ job }) => job],
      ['Name', ({ name }) => name],
      ['Contact', ({ contact }) => plainContact(contact)],
      ['Stage', ({ stage }) => stage],
      ['Message', ({ message }) => message],
      ['Resume', ({ resume }) => (resume === null ? '' : 'yes')],
      ['Id', ({ id }) => id],
    ],
    pagesOf(ctx),
  );
}

async function* pagesOf(ctx: Ctx) {
  for (let last: Application | undefined; ; ) {
    const rows: Application[] = await readPage(ctx, last);
    yield rows;
    last = rows.at(-1);
    if (rows.length < perPage) return;
  }
}

function readPage({ db }: Ctx, after: { createdAt: Date; id: string } | undefined) {
  const { id, createdAt, name, contact, message, jobSlug } = careerApplications;
  const { stage } = careerCandidates;
  // With full precision, because it is compared with the column to continue from there.
  const sent = sql`date_trunc('milliseconds', ${createdAt})`;
  return db
    .select({
      ...{ id, createdAt, name, contact, message, stage },
      job: jobSlug,
      resume: careerResumes.applicationId,
    })
    .from(careerApplications)
    .innerJoin(careerCandidates, eq(careerCandidates.id, careerApplications.candidateId))
    .leftJoin(careerResumes, eq(careerResumes.applicationId, id))
    .where(after && sql`(${sent}, ${id}) > (${after.createdAt.toISOString()}, ${after.id})`)
    .orderBy(asc(sent), asc(id))
    .limit(perPage);
}
