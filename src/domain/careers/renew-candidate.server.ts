import { and, eq, sql } from 'drizzle-orm';
import { careerCandidates } from '#src/db/schema/careers.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { personKeyOf } from './person-key.ts';

type Applicant = { jobSlug: string; name: string; contact: string; locale: Locale };

/**
 * The candidate of a job with this contact, created or updated. The row stays locked until the transaction ends, so
 * two applications by one person are handled one after the other.
 */
export async function renewCandidate(
  ctx: Ctx,
  { jobSlug, name, locale, ...applicant }: Applicant,
): Promise<{ id: string; isNew: boolean }> {
  const person = personKeyOf(applicant.contact);
  const at = new Date(ctx.clock.now().epochMilliseconds);
  const id = ctx.ids.uuid();
  const times = { stageAt: at, appliedAt: at, createdAt: at };
  const [row] = await ctx.db
    .insert(careerCandidates)
    .values({ id, jobSlug, name, locale, ...person, ...times })
    .onConflictDoUpdate({
      target: [careerCandidates.jobSlug, careerCandidates.personKey],
      set: {
        name,
        locale,
        contact: person.contact,
        appliedAt: sql`greatest(${careerCandidates.appliedAt}, excluded.applied_at)`,
      },
    })
    .returning({ id: careerCandidates.id });
  if (!row) throw new Error('A candidate was not written');
  return { id: row.id, isNew: row.id === id };
}

/** Back to the first stage after a rejection. */
export async function reopenCandidate(ctx: Ctx, id: string): Promise<void> {
  const stageAt = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db
    .update(careerCandidates)
    .set({ stage: 'new', stageAt })
    .where(and(eq(careerCandidates.id, id), eq(careerCandidates.stage, 'closed')));
}
